import { expect, test } from 'vitest';
import { createContentVersion } from './content-version.ts';

const noon = new Date('2026-03-01T12:00:00Z');

/** A clock that the test moves. */
function movedClock() {
  let time = noon.getTime();
  return { now: () => new Date(time), move: (ms: number) => (time += ms) };
}

test('while disconnected, the content version holds for a second and no longer', () => {
  const clock = movedClock();
  const content = createContentVersion(clock.now);
  for (const silence of [() => undefined, content.disconnected]) {
    silence();
    const first = content.version();
    clock.move(999);
    expect(content.version()).toBe(first);
    clock.move(1);
    expect(content.version()).not.toBe(first);
    content.connected([]);
    const connected = content.version();
    clock.move(60_000);
    expect(content.version()).toBe(connected);
  }
});

test('what was read before a silence is not shown in it', () => {
  const content = createContentVersion(() => noon);
  content.connected([]);
  const before = content.version();
  content.disconnected();
  const inSilence = content.version();
  expect(inSilence).not.toBe(before);
  content.connected([]);
  content.disconnected();
  expect(content.version()).not.toBe(inSilence);
});

test('a clock that is put back does not make a content version last', () => {
  const clock = movedClock();
  const content = createContentVersion(clock.now);
  const before = content.version();
  clock.move(-3_600_000);
  expect(content.version()).not.toBe(before);
});

test('a content version from before a silence never comes back', () => {
  const content = createContentVersion(() => noon);
  content.connected([]);
  const before = content.version();
  content.disconnected();
  content.connected([]);
  expect(content.version()).not.toBe(before);
});

test('two processes never share a content version', () => {
  const [one, other] = [createContentVersion(() => noon), createContentVersion(() => noon)];
  one.connected([]);
  other.connected([]);
  expect(one.version()).not.toBe(other.version());
});
