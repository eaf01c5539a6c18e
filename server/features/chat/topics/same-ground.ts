import type { ChosenTopic } from './choose-topics.ts';
import type { Topic } from './topic.ts';

/** What anything costs is answered once. */
const PRICE = /price|cost|savings|discount|surcharge|hardware-in-fee/;
const GENERAL_PRICE = new Set(['price', 'monthly-price']);
/** Of the likeness of a general price, so much of an exact one is enough. */
const NEARLY_AS_LIKELY = 0.8;
/** Topics whose answers hold much of each other: two of them, one below the other, say it twice. */
const GROUPS = [
  'hours round-the-clock office-holidays who-answers',
  'address office-visit-details only-one-office walk-in meet-at-office consultation-place',
  'area far-place several-towns only-one-office',
  'software dictation phones',
  'sms-condition client-without-texts',
  'veterinary client-types specialty-quotes',
  'not-healthcare client-types',
  'switch switch-downtime',
  'assessment no-obligation quote-request walk-is-free',
  'reviews bbb bbb-why testimonials awards rating-and-source reviews-where',
  'age years-add-up founded-and-office',
  'sms-number sms-genuine sms-fake',
  'insurance-form cyber-insurance',
  'co-managed replace-it-person',
  'marketing-mail email-consent',
  'emails only-by-mail',
  'client-types too-small network-size large-group-fits small-several-sites',
  'downtime-who-calls downtime-how-long',
  'person call-at-time choose-who',
  'website-time website-maker-gone',
  'mesh-extender booster-why',
  'leavers-part-of-takeover old-leavers-cleanup staff-leaves',
  'too-many-resets password-forgetters',
  'old-ehr-archive-fee ehr-old-records old-records-after-move',
  'listing-wrong-now local-seo',
  'no-shows sms-for-patients',
  'efax-ends-line efax-cost other-analog-lines',
  'intake-by-email intake-forms-online',
  'who-answers notes-not-script',
  'cloud-move-steps cloud-move-stay-open',
  'old-devices device-maker-says-no',
  'who-walks-building walk-is-free',
  'how-much-speed two-speed-numbers',
  'after-a-click click-weeks-ago',
  'risk-analysis-diy five-afternoons-whose',
  'efax-alone one-service-price efax-cost',
  'rpo-and-rto recovery-time',
  'backup-carried-home three-copies',
  'privacy chat-privacy who-reads-chat retention no-sale ip-address',
  'retention leaving',
  'copying site-liability',
  'cookies choice-remembered no-cookie-notice',
  'sms-alto sms-stop-failed sms-still-coming sms-stop sms-again',
  'delete-data price monthly-price',
  'contract exit-fee term-and-renewal',
  'exit-fee leaving still-under-contract contract-buyout',
  'cloud-what-stays dead-server-replace',
  'insurer-asks-backups cyber-insurance insurance-form immutable',
  'baa storing-company-baa which-cloud',
  'first-before-paying assessment no-obligation',
  'team thank-you-card',
  'patient patient-self appointment-not-here office-visit-details',
  'references worked-for-named similar-name',
  'closing-practice-it charts-after-closing',
  'fake-invoice billing invoice-wrong',
  'complaint ask-for-ceo',
  'ehr-brand ehr-partner-status',
  'cabling-old-building exam-room-wifi xray-room-wifi',
]
  .map((group) => new Set(group.split(' ')))
  .concat(new Set(['security-services/HIPAA Risk Analysis', 'independent-risk-analysis']));

/** Whether two answers are about the same thing and hold much of each other. */
export const isOneGround = (
  { id: one }: Pick<Topic, 'id'>,
  { id: other }: Pick<Topic, 'id'>,
): boolean => GROUPS.some((group) => group.has(one) && group.has(other));

/** Whether two answers would say much the same twice. */
const coverTheSame = (one: Topic, other: Topic): boolean =>
  (PRICE.test(one.id) && PRICE.test(other.id)) || isOneGround(one, other);

/** A summary of a service, or of what anything costs, says nothing that a more exact topic does not say better. */
export const withoutSummaries = (chosen: readonly ChosenTopic[]): readonly ChosenTopic[] =>
  chosen.filter((one) => !chosen.some((other) => isMoreExact(other, one)));

const isMoreExact = (other: ChosenTopic, { topic, probability }: ChosenTopic): boolean =>
  other.topic !== topic &&
  (topic.id === topic.service
    ? other.topic.service === topic.id
    : GENERAL_PRICE.has(topic.id) &&
      PRICE.test(other.topic.id) &&
      !GENERAL_PRICE.has(other.topic.id) &&
      other.probability >= probability * NEARLY_AS_LIKELY);

/**
 * Each thing once.
 * @param apart what separate questions ask, each of something else
 */
export const withoutRepeats = (
  chosen: readonly ChosenTopic[],
  apart: ReadonlySet<Topic> = new Set(),
): readonly ChosenTopic[] =>
  chosen.filter(
    ({ topic }, index) =>
      !chosen
        .slice(0, index)
        .some(
          (before) =>
            coverTheSame(before.topic, topic) ||
            (saysTheSame(before.topic, topic) && !(apart.has(before.topic) && apart.has(topic))),
        ),
  );

/** A feature of a service and an answer about it, which tells the same in other words. */
const saysTheSame = (one: Topic, other: Topic): boolean =>
  one.service !== undefined &&
  one.service === other.service &&
  one.id.includes('/') !== other.id.includes('/');
