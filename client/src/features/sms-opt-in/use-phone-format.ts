import { type ChangeEvent, type CompositionEvent, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { PhoneFormatter } from './phone-formatter.ts';

/**
 * What a phone field needs to be formatted while it is typed in. The formatter itself is fetched when
 * somebody goes to the field; until it is there, and where it never comes, the field is a plain one.
 */
export function usePhoneFormat({ onChange }: UseFormRegisterReturn) {
  const format = useRef<PhoneFormatter>(undefined);

  function load(field: HTMLInputElement): void {
    if (format.current) return;
    import('./phone-formatter.ts').then(
      ({ createPhoneFormatter }) => (format.current ??= createPhoneFormatter(field.value)),
      () => undefined,
    );
  }

  return {
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => load(currentTarget),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { inputType, isComposing } = event.nativeEvent as Partial<InputEvent>;
      if (!isComposing) format.current?.(event.currentTarget, inputType);
      return onChange(event);
    },
    // The last input of a composition comes before its end.
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      format.current?.(currentTarget, undefined);
      void onChange({ target: currentTarget, type: 'change' });
    },
  };
}
