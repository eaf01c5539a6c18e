import { expect, test } from 'vitest';
import { reducedUserAgent } from './reduced-user-agent.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A) AppleWebKit/537.36 Chrome/139.0.7258.94 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; K) Chrome/139.0',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36 Edg/139.0.3405.86',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/139.0',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/17.0 Safari/605.1.15',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.3 Safari/605.1.15`,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
    'Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0',
  ],
  ['Wanda Canary (405) 555-0187', 'Mozilla/5.0'],
  ['', 'Mozilla/5.0'],
])('%j is tracked as %j', (userAgent, tracked) => {
  expect(reducedUserAgent(userAgent)).toBe(tracked);
  expect(reducedUserAgent(tracked)).toBe(tracked);
});
