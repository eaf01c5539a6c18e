import { expect, test } from 'vitest';
import { topicClassifier } from '../topics/guess-topics.ts';
import { readMessage } from './reading.ts';

test('a message whose slips were put right is judged anew, and not as it was typed', () => {
  const said = 'do you fix pritners';
  const typed = topicClassifier().guess(readMessage(said));
  const right = topicClassifier().guess(
    readMessage(said, (word) => (word === 'pritners' ? 'printers' : word)),
  );
  expect(right).not.toEqual(typed);
  expect(right).toEqual(topicClassifier().guess(readMessage('do you fix printers')));
});
