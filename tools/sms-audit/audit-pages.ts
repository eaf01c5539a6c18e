import { company } from '#shared/content/company.ts';
import { JSDOM } from 'jsdom';

export interface AuditedPages {
  /** HTML of /sms-opt-in as a browser without JavaScript gets it. */
  readonly consentPage: string;
  /** HTML of /privacy-policy. */
  readonly privacyPolicy: string;
}

export interface AuditResult {
  /** What the carriers reject programs for, said as what must be true. */
  readonly demand: string;
  readonly isMet: boolean;
}

/**
 * Reads the pages as the reviewer of a carrier does: each demand is a reason for which toll-free and
 * 10DLC registrations are rejected.
 */
export function auditPages({ consentPage, privacyPolicy }: AuditedPages): AuditResult[] {
  const { document } = new JSDOM(consentPage).window;
  const form = document.querySelector('main form');
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
  const [box] = boxes;
  const label = box?.labels?.[0];
  const agreed = textOf(label);
  const page = textOf(document.querySelector('main'));
  const policy = textOf(new JSDOM(privacyPolicy).window.document.querySelector('main'));
  const linksTo = (path: string) => label?.querySelector(`a[href="${path}"]`) != null;
  const says = (text: string, pattern: RegExp) => pattern.test(text);
  return (
    [
      ['the page has a form with one box for consent', boxes.length === 1],
      ['the box is unticked', box !== undefined && !box.checked && !box.defaultChecked],
      [
        'consent is separate from the terms: nothing else hangs on the box',
        agreed !== '' && !says(agreed, /agree to (the|our) (terms|privacy)/i),
      ],
      [
        'consent is optional: no condition of purchase',
        says(agreed, /not a condition of purchase/i),
      ],
      [
        'the brand and the program are named beside the box',
        agreed.includes(company.name) && agreed.includes(company.alertsProgram),
      ],
      ['the topics are named beside the box', says(agreed, /service notifications/i)],
      ['the frequency is named', says(agreed, /frequency varies/i)],
      ['the rates are named', says(agreed, /message and data rates may apply/i)],
      ['STOP is explained', says(agreed, /reply STOP/i)],
      ['HELP is explained', says(agreed, /HELP for help/i)],
      ['the privacy policy is linked', linksTo('/privacy-policy')],
      ['the terms are linked', linksTo('/terms-of-service')],
      [
        'the policy says that opt-in data is not shared',
        says(
          policy,
          /(mobile|phone|SMS|opt-in|consent)[^.]*\bnot\b[^.]*(shared|share|sold|sell)/i,
        ) ||
          says(
            policy,
            /\b(not|never|no)\b[^.]*(share|sell)[^.]*(mobile|phone|SMS|opt-in|consent)/i,
          ),
      ],
      [
        'sample messages are shown, with brand and STOP',
        page.split(`${company.alertsProgram}:`).length > 2 && says(page, /Reply STOP to cancel/),
      ],
      ['the sending number is shown', page.includes(company.sms.display)],
      ['support can be reached', page.includes(company.phone.display)],
    ] satisfies [string, boolean][]
  ).map(([demand, isMet]) => ({ demand, isMet }));
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}
