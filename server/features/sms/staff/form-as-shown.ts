import { escapeHtml } from '#server/web/machine-files/text.ts';
import { isConsentVersion } from '#shared/content/sms-consent.ts';
import { type ShownForm, shownForms } from '#shared/content/sms/shown-forms.ts';
import type { EvidenceEvent } from './find-evidence.ts';

/** A form as it stood on the screen, with the words of the consent at its box. */
export interface FormWithConsent extends ShownForm {
  readonly consent: string;
}

/** The form somebody used to consent; undefined for events without one: keywords, paper, opt-outs. */
export function formOf({
  source,
  consentText,
  consentTextVersion,
}: Pick<EvidenceEvent, 'source' | 'consentText' | 'consentTextVersion'>):
  FormWithConsent | undefined {
  const isOnScreen = source === 'web' || source === 'chat';
  if (!isOnScreen || consentText === null || consentTextVersion === null) return undefined;
  if (!isConsentVersion(consentTextVersion)) return undefined;
  return { ...shownForms[consentTextVersion][source], consent: consentText };
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
