import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentBlock } from './document-block.tsx';

test('a cell of a table is one element, whatever in it keeps together: on a phone it is a grid', () => {
  const rows = [['_ga', 'Up to 2 years']];
  const block = { kind: 'table', caption: 'Cookies', head: ['Name', 'Stays'], rows } as const;
  const cell = renderToStaticMarkup(<DocumentBlock block={block} />).match(
    /<td[^>]*>(.*?)<\/td>/g,
  )?.[1];
  expect(cell).toMatch(/<td[^>]*><span>Up to .*2 years.*<\/span><\/td>/);
});

test('the words that a term names begin on a line of their own, and nothing else is said', () => {
  const items = [{ term: 'For help: HELP and INFO', text: ['We answer.'] }];
  const host = document.createElement('dl');
  host.innerHTML = renderToStaticMarkup(<DocumentBlock block={{ kind: 'definitions', items }} />);
  const term = host.querySelector('dt');
  expect(term?.textContent).toBe('For help: HELP and INFO');
  expect(term?.querySelector('.block')?.textContent).toBe('HELP and INFO');
});
