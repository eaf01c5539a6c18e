import { stubIntersectionObserver } from '#tests/fakes/stub-intersection-observer.ts';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostImage } from './post-image.tsx';

const post = { featuredImage: '/blog/desk.avif', featuredImageAlt: 'A desk at night' };

test('the picture of a card is fetched when it is 50 px away, with the same text before and after', () => {
  const observer = stubIntersectionObserver();
  render(<PostImage post={post} isLazy />);
  const image = () => screen.getByRole('img', { name: 'A desk at night' });
  expect(observer.margin()).toBe('50px');
  expect(image().getAttribute('src')).toMatch(/^data:/);
  act(() => observer.report());
  expect(image()).toHaveAttribute('src', '/blog/desk.avif');
});

test('without JavaScript the browser fetches it by itself', () => {
  const html = renderToString(<PostImage post={post} isLazy />);
  expect(html).toMatch(/<source srcSet="\/blog\/desk.avif" media="\(scripting: none\)"\/>/);
});

test('a picture in the first screen is in the document as it is', () => {
  expect(renderToString(<PostImage post={post} />)).toContain('src="/blog/desk.avif"');
});

test('a writer’s picture comes in the widths and formats that it is kept in, never wider than it is', () => {
  const featuredImage = '/post-pictures/0123456789abcdef-1200x800/960.webp';
  const html = renderToString(<PostImage post={{ ...post, featuredImage }} />);
  const set = (format: string) =>
    [480, 960, 1600]
      .map(
        (width) =>
          `/post-pictures/0123456789abcdef-1200x800/${width}.${format} ${Math.min(width, 1200)}w`,
      )
      .join(', ');
  expect(html).toContain(`<source type="image/avif" srcSet="${set('avif')}"`);
  expect(html).toContain(`<source type="image/webp" srcSet="${set('webp')}"`);
});
