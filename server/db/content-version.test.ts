import { expect, test } from 'vitest';
import { createContentVersion } from './content-version.ts';

const noon = new Date('2026-03-01T12:00:00Z');

test('the content version differs at every call until changes can be heard of', () => {
  const content = createContentVersion(() => noon);
  expect(content.version()).not.toBe(content.version());
  content.heard([]);
  expect(content.version()).toBe(content.version());
});

test('the content version differs at every call after changes can no longer be heard of', () => {
  const content = createContentVersion(() => noon);
  content.heard([]);
  content.deaf();
  expect(content.version()).not.toBe(content.version());
});

test('a content version from before a silence never comes back', () => {
  const content = createContentVersion(() => noon);
  content.heard([]);
  const before = content.version();
  content.deaf();
  content.heard([]);
  expect(content.version()).not.toBe(before);
});

test('two processes never share a content version', () => {
  const [one, other] = [createContentVersion(() => noon), createContentVersion(() => noon)];
  one.heard([]);
  other.heard([]);
  expect(one.version()).not.toBe(other.version());
});
