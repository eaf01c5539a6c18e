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

test('a link at the end takes the words before it along to its line', () => {
  const ending = (before: string, name: string) => {
    const text = [before, { text: name, href: '/terms-of-service' }, '.'];
    const host = document.createElement('p');
    host.innerHTML = renderToStaticMarkup(<RichText text={text} opensTabs />);
    expect(host.textContent).toBe(`${before}${name}.`);
    return host.querySelector(':scope > span:last-child')?.textContent;
  };
  expect(ending('It is in the policy and the ', 'Terms of Service')).toBe('the Terms of Service.');
  expect(ending('More is in the ', 'Privacy Policy')).toBe('in the Privacy Policy.');
  expect(ending('All details are in the ', 'SMS Consent & Disclosure')).toBeUndefined();
});
