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
  let isWriting = false;
  return (field, inputType) => {
    // What we write is an input as well.
    if (isWriting) return;
    const { value: text } = field;
    const typed = { text, caret: field.selectionStart ?? text.length };
    // Undo restores what was there, not what we make of it.
    const isUndo = inputType?.startsWith('history') ?? false;
    const next = isUndo ? typed : formatTyped(before, typed);
    before = next.text;
    if (next.text === text) return;
    isWriting = true;
    write(field, next.text);
    isWriting = false;
    field.setSelectionRange(next.caret, next.caret);
  };
}

/** The part of the old editing interface that nothing has replaced. */
interface EditingDocument {
  execCommand?: (command: 'insertText', isDialogShown: false, text: string) => boolean;
}

/** As if typed, where the browser can: after a value set by a script, undo brings back a jumble. */
function write(field: HTMLInputElement, text: string): void {
  const editing: EditingDocument = field.ownerDocument;
  field.setSelectionRange(0, field.value.length);
  const isTyped = editing.execCommand?.('insertText', false, text) ?? false;
  if (!isTyped || field.value !== text) field.value = text;
}
