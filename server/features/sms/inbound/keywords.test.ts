import { describe, expect, test } from 'vitest';
import { readIntent } from './keywords.ts';

describe('a keyword is the whole message', () => {
  test.each([
    ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'opt out'],
    ...[
      'stop',
      ' Stop. ',
      'STOP!!!',
      '"stop"',
      'Stop all',
      'opt-out',
      'Opt  Out',
      'STÓP',
      'ｓｔｏｐ',
    ],
    ...['st\u200bop', 'STOP\n', 'quit?', '*STOP*', 'stop 🛑'],
  ])('%j stops', (message) => expect(readIntent(message)).toBe('stop'));

  test.each(['HELP', 'Info', 'support', 'help?', 'HÉLP'])('%j asks for help', (message) =>
    expect(readIntent(message)).toBe('help'),
  );

  test.each(['START', 'unstop', 'Start!', ' un-stop '])('%j starts', (message) =>
    expect(readIntent(message)).toBe('start'),
  );
});

test.each([
  ...['stop texting me', 'please unsubscribe', 'Remove me from this list', "don't text me"],
  ...['DON’T TEXT ME', 'wrong number', 'no more messages please', 'I want to opt out of this'],
  ...['unsuscribe', 'Unsubcribe me', 'unscribe', 'sotp', 'stpo', 'arrêt', 'desuscribir'],
  ...['leave me alone', 'parar', 'no más', 'START STOP', 'stopp', 'my lawyer will call you'],
])('%j looks like an opt-out and waits for a person', (message) =>
  expect(readIntent(message)).toBe('maybe-stop'),
);

test.each([
  ...['', '?', 'Thanks', 'See you Monday', 'start the server please', 'help me with my printer'],
  ...['The bus stand is closed', 'Bend it like that', 'information', '👍', 'x'.repeat(30_000)],
])('%j asks for nothing', (message) => expect(readIntent(message)).toBe('other'));
