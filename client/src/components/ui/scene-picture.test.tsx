import { stubIntersectionObserver } from '#tests/fakes/stub-intersection-observer.ts';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Scene } from '../../assets/scenes/scene.ts';
import { ScenePicture } from './scene-picture.tsx';

const scene: Scene = {
  avif: [
    [480, '/small.avif'],
    [800, '/large.avif'],
  ],
  webp: [
    [480, '/small.webp'],
    [800, '/large.webp'],
  ],
  width: 800,
  height: 500,
};

function renderPicture() {
  const observer = stubIntersectionObserver();
  render(<ScenePicture scene={scene} sizes="50vw" alt="A clinic at night" />);
  const image = screen.getByAltText('A clinic at night');
  const sources = () => [...(image.parentElement?.querySelectorAll('source') ?? [])];
  return { image, sources, observer };
}

test('a scene is fetched only 50 px before it comes into view', () => {
  const { sources, observer } = renderPicture();
  expect(observer.margin()).toBe('50px');
  expect(sources().map(({ media }) => media)).toEqual(['(scripting: none)', '(scripting: none)']);
  act(() => observer.report());
  expect(sources().map(({ media }) => media)).toEqual(['', '']);
});

test('AVIF comes before WebP, each with all its widths', () => {
  const { sources } = renderPicture();
  expect(sources().map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
    { type: 'image/avif', srcset: '/small.avif 480w, /large.avif 800w', sizes: '50vw' },
    { type: 'image/webp', srcset: '/small.webp 480w, /large.webp 800w', sizes: '50vw' },
  ]);
});

test('without JavaScript the browser loads the served scene lazily by itself', () => {
  const html = renderToString(<ScenePicture scene={scene} sizes="50vw" />);
  expect(html).toContain('media="(scripting: none)"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('alt=""');
});

test('the space of a scene is kept before it is there', () => {
  const { image } = renderPicture();
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '500');
  expect(image.getAttribute('src')).toContain("width='800' height='500'");
});
