import { consentText, type ConsentVersion } from '#shared/content/sms-consent.ts';
import type { ShownForm } from '#shared/content/sms/shown-forms.ts';

/**
 * Reads off a screen what the packet for a dispute says of it, in the same shape.
 * @param form with the box of the consent, and its heading in it or in front of it
 */
export function formOnScreen(form: HTMLFormElement, version: ConsentVersion): ShownForm {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
  const [box] = inputs.filter(({ type }) => type === 'checkbox');
  const [heading] = (form.closest('section') ?? form).querySelectorAll('h2, h3');
  const lead = textOf(box?.labels?.[0]).replace(consentText(version), '');
  return {
    heading: textOf(heading),
    fields: inputs.filter(({ type }) => type !== 'checkbox').map(fieldOf),
    // On the screen a gap stands between the two.
    boxLead: lead === '' ? '' : `${lead} `,
    button: textOf(form.querySelector('button[type=submit]')),
  };
}

function fieldOf(input: HTMLInputElement): ShownForm['fields'][number] {
  const label = textOf(input.labels?.[0]);
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const hints = [
    ...described.map((id) => textOf(document.getElementById(id))),
    input.placeholder,
  ].filter(Boolean);
  return { label, ...(hints.length > 0 && { hint: hints.join(' ') }) };
}

const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
