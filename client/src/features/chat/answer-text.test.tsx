import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerText } from './answer-text.tsx';

test('an e-mail address goes to the next line as one piece, with the full stop after it', () => {
  const { container } = render(<AnswerText text="Write to hello@redbud.example. Then wait." />);
  expect(container.textContent).toBe('Write to hello@redbud.example. Then wait.');
  const piece = screen.getByRole('link').parentElement;
  expect(piece).toHaveClass('inline-block');
  expect(piece).toHaveTextContent(/^hello@redbud\.example\.$/);
});

test('an address that is too long for a line breaks before the @ and after its dots', () => {
  render(<AnswerText text="hello@mail.redbud.example" />);
  const link = screen.getByRole('link');
  expect(link.innerHTML.replace(/<\/?span[^>]*>/g, '')).toBe(
    'hello<wbr>@mail.<wbr>redbud.<wbr>example',
  );
});

test('the buttons stand below the sentence that says to call', () => {
  const { container } = render(
    <AnswerText text="I am sorry. Call or text 988. In danger, call 911." />,
  );
  expect([...container.querySelectorAll('p, a')].map(({ textContent }) => textContent)).toEqual([
    'I am sorry.',
    'Call or text 988.',
    'Call 988',
    'Call 911',
    'In danger, call 911.',
  ]);
});

test('digits of another number are not taken for the one to call', () => {
  const { container } = render(<AnswerText text="Ask (555) 911-2233 first. Then call 911." />);
  const buttons = [...container.querySelectorAll('p, a[href="tel:911"]')];
  expect(buttons.at(-1)).toHaveTextContent('Call 911');
});
