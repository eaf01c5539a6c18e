import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TypedHeadline } from './typed-headline.tsx';

test('the served headline is one sentence, each word in one piece with the space behind it', () => {
  const html = renderToStaticMarkup(<TypedHeadline text="It’s 3 a.m." className="large" />);
  expect(html).toBe(
    '<h1 class="typed large"><span>It’s </span><span>3 </span><span>a.m.</span></h1>',
  );
});
