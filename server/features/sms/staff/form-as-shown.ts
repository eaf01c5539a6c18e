import { escapeHtml } from '#server/lib/escape.ts';
import { shownForms } from '#shared/content/sms/shown-forms.ts';
import type { ConsentSource, SmsConsentText } from '#shared/schema.ts';

/** A form as it stood on the screen, with the words of the consent at its box. */
export interface FormWithConsent {
  readonly heading: string;
  readonly fields: readonly { label: string; hint?: string }[];
  readonly boxLead: string;
  readonly button: string;
  readonly consent: string;
}

/** The form that was used to consent; null for events without one: keywords, paper, opt-outs. */
export function formOf(source: ConsentSource, text: SmsConsentText | null): FormWithConsent | null {
  if (!text || (source !== 'web' && source !== 'chat')) return null;
  // Texts that a migration brought have no forms of their own.
  const forms = text.forms ?? shownForms[text.version] ?? null;
  return forms && { ...forms[source], consent: text.words };
}

/** The form in words: what a screenshot of it would show, before anything was entered. */
export function formAsText({ heading, fields, boxLead, consent, button }: FormWithConsent): string {
  const empty = fields.map(({ label, hint }) => `${label}${hint ? ` (${hint})` : ''} [        ]`);
  return `${heading}: ${empty.join('  ')}  [ ] (unchecked) ${boxLead}${consent}  [${button}]`;
}

/** The same as a drawing. */
export function formAsHtml({ heading, fields, boxLead, consent, button }: FormWithConsent): string {
  const inputs = fields.map(
    ({ label, hint }) =>
      `<p><label>${escapeHtml(label)}<br>${hint === undefined ? '' : `<small>${escapeHtml(hint)}</small><br>`}<input disabled></label></p>`,
  );
  return `<figure><figcaption>The form as it was shown, before anything was entered</figcaption>
<h3>${escapeHtml(heading)}</h3>
${inputs.join('\n')}
<p><label><input type="checkbox" disabled> ${escapeHtml(boxLead + consent)}</label></p>
<p><button disabled>${escapeHtml(button)}</button></p></figure>`;
}
