import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QuestionButtons } from './question-buttons.tsx';

test('a press is shown before its question is asked, which takes longer than a frame', async () => {
  const onAsk = vi.fn();
  render(<QuestionButtons label="Questions" questions={['What is eFax?']} onAsk={onAsk} />);
  fireEvent.click(screen.getByRole('button', { name: 'What is eFax?' }));
  expect(onAsk).not.toHaveBeenCalled();
  await waitFor(() => expect(onAsk).toHaveBeenCalledExactlyOnceWith('What is eFax?'));
});
