import { formatTyped } from './format-phone.ts';

/** Brings the text of a field into shape after an input; `inputType` is that of its event. */
export type PhoneFormatter = (field: HTMLInputElement, inputType: string | undefined) => void;

/**
 * Formats a phone field while it is typed in (docs/decisions/phone-as-you-type.md). Not to be called
 * while an input method is composing: it would lose its place.
 * @param initial what stands in the field when the formatter comes
 */
export function createPhoneFormatter(initial: string): PhoneFormatter {
  let before = initial;
  return (field, inputType) => {
    const { value: text } = field;
    const typed = { text, caret: field.selectionStart ?? text.length };
    // Whoever takes a change back wants what was there, not what we make of it.
    const isUndo = inputType?.startsWith('history') ?? false;
    const next = isUndo ? typed : formatTyped(before, typed);
    before = next.text;
    if (next.text === text) return;
    field.value = next.text;
    field.setSelectionRange(next.caret, next.caret);
  };
}
