import { expect, test } from 'vitest';
import { createInlineIcons } from './inline-icons.ts';

const sprite =
  '<svg><symbol id="phone" viewBox="0 0 24 24"><path d="M1"/></symbol><symbol id="x" viewBox="0 0 24 24"><path d="M2"/></symbol></svg>';
const inlineIcons = createInlineIcons(sprite, '/assets/icons-1.svg');
const use = (name: string) => `<use href="/assets/icons-1.svg#${name}"></use>`;

test('a document carries each icon that it shows once, and no other', () => {
  const { markup, symbols } = inlineIcons(`<p>${use('phone')}${use('phone')}</p>`);
  expect(markup).toBe('<p><use href="#i-phone"></use><use href="#i-phone"></use></p>');
  expect(symbols.match(/<symbol id="i-phone" viewBox="0 0 24 24"><path d="M1"\/>/g)).toHaveLength(
    1,
  );
  expect(symbols).not.toContain('i-x');
});

test('a page without icons carries nothing for them', () => {
  expect(inlineIcons('<p></p>')).toEqual({ markup: '<p></p>', symbols: '' });
});
