import { expect, test } from 'vitest';
import { carouselReducer } from './carousel-state.ts';

test('a step past the last slide goes to the first', () => {
  const state = carouselReducer({ shown: 3, target: 3 }, { type: 'step', by: 1, count: 4 });
  expect(state).toEqual({ shown: 3, target: 0 });
});

test('a step back from the first slide goes to the last', () => {
  const state = carouselReducer({ shown: 0, target: 0 }, { type: 'step', by: -1, count: 4 });
  expect(state).toEqual({ shown: 0, target: 3 });
});

test('a second step during the fade goes one slide further', () => {
  const state = carouselReducer({ shown: 0, target: 1 }, { type: 'step', by: 1, count: 4 });
  expect(state).toEqual({ shown: 0, target: 2 });
});

test('the target takes the place of the shown slide when the fade is over', () => {
  expect(carouselReducer({ shown: 0, target: 2 }, { type: 'switch' })).toEqual({
    shown: 2,
    target: 2,
  });
});
