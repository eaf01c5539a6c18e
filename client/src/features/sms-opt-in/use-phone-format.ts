import { type ChangeEvent, type CompositionEvent, type FocusEvent, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { PhoneFormatter } from './phone-formatter.ts';

/**
 * What a phone field needs to be formatted while it is typed in. The formatter itself is fetched when
 * somebody goes to the field; until it is there, and where it never comes, the field is a plain one.
 */
export function usePhoneFormat({ onChange }: UseFormRegisterReturn) {
  const format = useRef<PhoneFormatter>(undefined);
  const isAskedFor = useRef(false);

  function load(field: HTMLInputElement): void {
    if (isAskedFor.current) return;
    isAskedFor.current = true;
    import('./phone-formatter.ts').then(
      ({ createPhoneFormatter }) => (format.current = createPhoneFormatter(field.value)),
      () => undefined,
    );
  }

  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => load(currentTarget),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { currentTarget: field, nativeEvent } = event;
      // Somebody was in the field before React was.
      load(field);
      const { inputType, isComposing } = nativeEvent as Partial<InputEvent>;
      if (!isComposing) format.current?.(field, inputType);
      return onChange(event);
    },
    // The last input of a composition comes before its end.
    onCompositionEnd({ currentTarget: field }: CompositionEvent<HTMLInputElement>) {
      format.current?.(field, undefined);
      void onChange({ target: field, type: 'change' });
    },
  };
}
