import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { PhoneField } from './phone-field.tsx';

const onSubmit = vi.fn<(values: { phoneNumber: string }) => void>();

function Form() {
  const { register, handleSubmit } = useForm<{ phoneNumber: string }>();
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
      <PhoneField
        registration={register('phoneNumber')}
        defaultValue={undefined}
        error={undefined}
      />
    </form>
  );
}

/** A field that somebody has gone to, with its formatter there. */
async function enteredField(): Promise<HTMLInputElement> {
  render(<Form />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(field);
  await vi.dynamicImportSettled();
  return field;
}

test('a number takes its form while it is typed, and that is what is sent', async () => {
  const field = await enteredField();
  await userEvent.type(field, '4055550163');
  expect(field).toHaveValue('(405) 555-0163');
  await userEvent.type(field, '{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ phoneNumber: '(405) 555-0163' });
});

test('a pasted number takes it as well; one from abroad stays as it is', async () => {
  const field = await enteredField();
  await userEvent.paste('+14055550163');
  expect(field).toHaveValue('+1 (405) 555-0163');
  await userEvent.clear(field);
  await userEvent.paste('+44 20 7946 0018');
  expect(field).toHaveValue('+44 20 7946 0018');
});

test('the cursor stays where a digit was taken out of the middle', async () => {
  const field = await enteredField();
  await userEvent.type(field, '4055550163');
  await userEvent.type(field, '{Backspace}', {
    initialSelectionStart: 7,
    initialSelectionEnd: 7,
  });
  expect(field).toHaveValue('(405) 550-163');
  expect(field.selectionStart).toBe(4);
});

test('what a browser fills in takes its form', async () => {
  const field = await enteredField();
  // Browsers send no inputType then.
  fireEvent(field, createEvent.input(field, { target: { value: '4055550163' } }));
  expect(field).toHaveValue('(405) 555-0163');
});

test('what is being composed is left alone until it is there, and then sent', async () => {
  const field = await enteredField();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '4055550163' }, isComposing: true });
  expect(field).toHaveValue('4055550163');
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('(405) 555-0163');
  await userEvent.type(field, '{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith({ phoneNumber: '(405) 555-0163' });
});

test('what is taken back stays taken back', async () => {
  const field = await enteredField();
  await userEvent.type(field, '4055550163');
  fireEvent.input(field, { target: { value: '4055550' }, inputType: 'historyUndo' });
  expect(field).toHaveValue('4055550');
});
