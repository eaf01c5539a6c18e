import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooltipBubble, TooltipDelays } from './tooltip-parts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};
const button = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
const close = () => fireEvent.keyDown(document.body, { key: 'Escape' });

function renderTwo() {
  render(
    <TooltipDelays>
      <TooltipBubble label="Copies the address">
        <button type="button">Copy</button>
      </TooltipBubble>
      <TooltipBubble label="Opens the print dialog">
        <button type="button">Print</button>
      </TooltipBubble>
    </TooltipDelays>,
  );
}

test('a tooltip shows when the pointer has rested for 700 ms, not before', () => {
  renderTwo();
  enter('Copy');
  pass(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the address');
});

test('up to 300 ms after one was shown the next one needs no rest', () => {
  renderTwo();
  enter('Copy');
  pass(700);
  close();
  pass(299);
  enter('Print');
  pass(0);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Opens the print dialog');
});

test('later than that the next one waits as long as the first', () => {
  renderTwo();
  enter('Copy');
  pass(700);
  close();
  pass(301);
  enter('Print');
  pass(0);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
