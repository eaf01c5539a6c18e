import { readFileSync } from 'node:fs';
import { home } from '#shared/content/home.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TypedHeadline } from './typed-headline.tsx';

test('the served headline is one sentence in one element', () => {
  const html = renderToStaticMarkup(<TypedHeadline text="It’s 3 a.m." className="large" />);
  expect(html).toBe('<h1 class="large"><span class="typed">It’s 3 a.m.</span></h1>');
});

test('the stylesheet types as many characters as the headline has', () => {
  const rules = readFileSync('client/src/styles/typed-headline.css', 'utf8');
  const { length } = home.hero.headline;
  expect(rules).toContain(`--characters: ${length};`);
  expect(rules).toContain(`steps(${length})`);
});
