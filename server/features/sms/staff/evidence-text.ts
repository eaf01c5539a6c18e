import { formatCentralTime } from '#server/lib/central-time.ts';
import type { Evidence, EvidenceEvent } from './find-evidence.ts';
import { noteText, resultOf } from './chain-text.ts';
import { formAsText } from './form-as-shown.ts';

/** One heading with its lines, as text and as HTML show it. */
export interface EvidenceSection {
  readonly heading: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

const NOT_KEPT =
  'Not kept: this consent is from before the site stored its texts. The text with the SHA-256 below was shown.';

const WISH =
  'None. The number had stopped, so this sign-up is a wish and no consent: nothing was sent. Only START from the handset or a signed paper form brings it back.';

/** How the packet reads, top to bottom; only what is known is named. */
export function evidenceSections(evidence: Evidence, at: Date): EvidenceSection[] {
  const { phoneNumber, consent, confirmed, events, messages, chain } = evidence;
  return [
    {
      heading: `Consent record of ${phoneNumber}`,
      facts: [
        ['Made', timeText(at)],
        ['Present state', stateOf(consent)],
        ['Confirmed by START from the handset', confirmed ? 'yes' : 'no'],
        ['Events', String(events.length)],
      ],
    },
    ...events.map(eventSection),
    ...messages.map(({ kind, body, state, reason, createdAt, settledAt }) => ({
      heading: `Message: ${kind}`,
      facts: known([
        ['Text', body],
        ['State', reason === null ? state : `${state} (${reason})`],
        ['Queued', timeText(createdAt)],
        ['Settled', settledAt && timeText(settledAt)],
      ]),
    })),
    {
      heading: 'Proof: the chain of all events',
      facts: [
        ['Result', resultOf(chain)],
        ['Events checked', `${chain.events}, of them ${chain.erased} of erased persons`],
        ['Last hash', chain.lastHash],
        ...chain.faults.map((fault) => ['Fault', fault] as const),
        ...chain.notes.map((note) => ['Note', noteText(note)] as const),
        [
          'How it is computed',
          'hash = SHA-256(previous hash + JSON of the event, keys sorted); details hash = SHA-256(salt + JSON of the personal details, keys sorted). docs/sms.md shows the fields.',
        ],
      ],
    },
  ];
}

/** The packet as plain text. */
export function evidenceText(evidence: Evidence, at: Date): string {
  return evidenceSections(evidence, at)
    .map(({ heading, facts }) =>
      [heading, ...facts.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n');
}

/** By the office's clock, and as the hashes have it. */
const timeText = (at: Date): string => `${formatCentralTime(at)} (${at.toISOString()})`;

function eventSection(event: EvidenceEvent): EvidenceSection {
  return {
    heading: `Event ${event.sequence}: ${event.action}`,
    facts: known([
      ['When', timeText(event.occurredAt)],
      ['Recorded', timeText(event.recordedAt)],
      ['How', event.source],
      ['Effect', event.action === 'wish' ? WISH : null],
      ['Name', event.name],
      ['Number as given', event.phoneNumber],
      ['Page', event.page],
      ['Browser', event.userAgent],
      ['Network address, truncated', event.address],
      ['Recorded by', event.actor],
      ['Text message', event.messageSid],
      ['Consent text', event.consentTextVersion],
      ['Exact words', event.consentText ?? (event.consentTextSha256 === null ? null : NOT_KEPT)],
      ['SHA-256 of the words', event.consentTextSha256],
      ['Words unchanged', event.consentText === null ? null : yesOrNo(event.isTextUnchanged)],
      ['Form', event.form ? formAsText(event.form) : null],
      ['Subject', event.subject],
      ['Salt', event.salt],
      ['Details hash', event.detailsHash],
      ['Previous hash', event.previousHash],
      ['Hash', event.hash],
      ['Note', event.note],
      ['Recomputed and unchanged', unchangedText(event)],
    ]),
  };
}

function known(
  facts: readonly (readonly [string, string | null])[],
): (readonly [string, string])[] {
  return facts.filter((fact): fact is readonly [string, string] => fact[1] !== null);
}

function stateOf(consent: boolean | undefined): string {
  if (consent === undefined) return 'never heard of';
  return consent ? 'subscribed' : 'not subscribed';
}

function unchangedText({ isUnchanged, explainedBy }: EvidenceEvent): string {
  return explainedBy === null ? yesOrNo(isUnchanged) : `NO, explained by event ${explainedBy}`;
}

const yesOrNo = (fact: boolean) => (fact ? 'yes' : 'NO');
