import { chatQuestions } from '#shared/content/chat-questions.ts';
import { matchPage } from '#shared/site-map.ts';
import { expect, test } from 'vitest';
import type { ChatMessage } from './chat-message.ts';
import { nextQuestions } from './next-questions.ts';

const said = (...contents: string[]): ChatMessage[] =>
  contents.map((content, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content,
    timestamp: 0,
  }));
const faxes = chatQuestions.byPath['/services/efax-services'] ?? [];

test('three questions at most: about what the answer links to, then about the open page', () => {
  const answer = 'We do. Read more: [eFax](/services/efax-services).';
  const offered = nextQuestions(said('Do you fax?', answer), '/contact');
  expect(offered).toHaveLength(3);
  expect(offered.slice(0, faxes.length)).toEqual(faxes);
  expect(chatQuestions.byPath['/contact']).toContain(offered[2]);
});

test('what was asked already is not offered again', () => {
  const [first = '', ...others] = faxes;
  const offered = nextQuestions(said(first, 'Yes.'), '/services/efax-services');
  expect(offered).not.toContain(first);
  expect(offered).toEqual(expect.arrayContaining(others));
});

test('what was asked in other words is not offered again either', () => {
  const offered = nextQuestions(said('and how much would that be', 'It depends.'), '/services');
  expect(offered).not.toContain('What does it cost?');
  expect(offered).toContain('Do you answer at night?');
});

test('every question in the table is known by its own words', () => {
  const { byPath, always, askedAs } = chatQuestions;
  const all = new Set([...Object.values(byPath), always].flatMap((questions) => questions ?? []));
  expect(Object.keys(askedAs).sort()).toEqual([...all].sort());
  expect([...all].filter((question) => !askedAs[question]?.test(question))).toEqual([]);
});

test('after an emergency, a failure or a question nothing is offered', () => {
  expect(nextQuestions(said('Help', 'Call 911 now.'), '/')).toEqual([]);
  expect(nextQuestions(said('Help'), '/')).toEqual([]);
  const failed: ChatMessage = {
    role: 'assistant',
    content: 'Sorry.',
    timestamp: 0,
    isFailure: true,
  };
  expect(nextQuestions([...said('Help'), failed], '/')).toEqual([]);
});

test('every path in the table is a page of this site', () => {
  const unknown = Object.keys(chatQuestions.byPath).filter(
    (path) => matchPage(path).id === 'not-found',
  );
  expect(unknown).toEqual([]);
});
