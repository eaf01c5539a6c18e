import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

test('the name of a page keeps to one line, and what is longer than a phone may break', () => {
  const text = [
    { text: 'Terms of Service', href: '/terms-of-service' },
    { text: 'a longer line about what a link may lead to', href: '/about' },
  ];
  const links = renderToStaticMarkup(<RichText text={text} opensTabs />).match(/<a[^>]*>/g);
  expect(links?.map((link) => link.includes('whitespace-nowrap'))).toEqual([true, false]);
});
