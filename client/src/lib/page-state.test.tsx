import { expect, test } from 'vitest';
import { readPageState } from './page-state.ts';

function documentWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<script type="application/json" id="page-state">${text}</script>`;
  return page;
}

test('the state is read, whatever white space stands around it', () => {
  const state = { publicUrl: 'https://www.redbudhealthit.example' };
  expect(readPageState(documentWith(`\n  ${JSON.stringify(state)}\n`))).toEqual(state);
});

test('a page that was not served by us stands for its own origin', () => {
  expect(readPageState(documentWith('<!--page-state-->'))).toEqual({ publicUrl: location.origin });
});
