import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TypedHeadline } from './typed-headline.tsx';

test('the served headline is one sentence of words with the space behind them, the last never alone', () => {
  const html = renderToStaticMarkup(<TypedHeadline text="It’s 3 a.m." className="large" />);
  expect(html).toBe('<h1 class="typed large"><span>It’s </span><span>3 a.m.</span></h1>');
});
