import { services } from '#shared/services/index.ts';
import type { Reading } from '../understanding/reading.ts';
import { wholeMessage } from './guess-topics.ts';
import type { ChosenTopic } from './choose-topics.ts';
import type { Topic } from './topic.ts';

/** What a concept is about where examples are sure of nothing: "cloud", "oncology". */
const NAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(services.map(({ id, assistant }) => [assistant.concept, id])),
  ABOUT: 'about',
  ABUSE: 'abuse',
  SEXUAL: 'abuse',
  ADDRESS: 'address',
  AGE: 'age',
  AREA: 'area',
  PLACE: 'area',
  ASSESSMENT: 'assessment',
  FREE: 'assessment',
  PAYMENT: 'billing',
  BLOG: 'blog',
  BROKEN: 'broken',
  CAPABILITY: 'capabilities',
  CLIENT_TYPES: 'client-types',
  CLINIC_KIND: 'client-types',
  CO_MANAGED: 'co-managed',
  EMR_BRAND: 'ehr-brand',
  CONSULTATION: 'consultation',
  CONTRACT: 'contract',
  EMAIL: 'emails',
  FIGURES: 'figures',
  FRUSTRATED: 'frustrated',
  HIPAA: 'hipaa',
  HOSTILE: 'hostile',
  ILLEGAL: 'hostile',
  HOURS: 'hours',
  JOBS: 'jobs',
  CANCEL: 'leaving',
  LEGAL_ADVICE: 'legal-advice',
  HIDDEN_FEES: 'monthly-price',
  NON_MEDICAL: 'not-healthcare',
  OFFTOPIC: 'off-topic',
  ONSITE: 'onsite',
  CARE: 'patient',
  LEGAL_PATIENT: 'patient-legal',
  CALL_ME: 'person',
  CONTACT: 'phone',
  PHONE: 'phone',
  PHONES: 'phones',
  PORTAL: 'portal',
  PRESS: 'press',
  PRICE: 'price',
  WHAT_DEPENDS: 'price',
  PRIVACY: 'privacy',
  REFERENCES: 'references',
  RESPONSE_TIME: 'response-time',
  HOW_LONG_KEPT: 'retention',
  REVIEWS: 'reviews',
  ROUND_CLOCK: 'round-the-clock',
  BACKUP_INTERNET: 'second-line',
  SERVICES: 'services',
  SMS_RECORDS: 'sms-records',
  SMS_SHARE: 'sms-share',
  SWITCH: 'switch',
  TEAM: 'team',
  TERMS: 'terms',
  BYE: 'thanks',
  PRAISE: 'thanks',
  VENDOR_PITCH: 'vendor',
  ANSWERS: 'who-answers',
  WORKSTATION: 'windows-computers',
  DISASTER: 'cloud-solutions/Disaster Recovery',
  M365: 'cloud-solutions/E-mail and Calendars',
  FILES: 'cloud-solutions/File Sharing',
  BACKUP: 'cloud-solutions/Off-Site Backup',
  REMOTE_ACCESS: 'cloud-solutions/Secure Remote Access',
  ANALYTICS: 'digital-marketing/Analytics & Reporting',
  SEO: 'digital-marketing/Search Engine Optimization',
  FAX_PROOF: 'efax-services/Delivery Records',
  FAX_CHART: 'efax-services/Filing to the Chart',
  PORTING: 'efax-services/Number Porting',
  EMR_MIGRATION: 'emr-integration/EHR Migration',
  INTERFACE: 'emr-integration/HL7 and FHIR Connections',
  LABS: 'emr-integration/Lab and Imaging Interfaces',
  PASSWORD: 'helpdesk-support/Account and Password Help',
  ONBOARD_STAFF: 'helpdesk-support/New Hires and Departures',
  PRINTER: 'helpdesk-support/Printer and Scanner Care',
  MONITORING: 'managed-services/Monitoring',
  PATCHING: 'managed-services/Patch Management',
  PLANNING: 'managed-services/Planning and Budget',
  WIFI: 'network-services/Clinic-Wide Wi-Fi',
  NEW_SITE: 'network-services/Moves and New Sites',
  CABLING: 'network-services/Structured Cabling',
  SPAM: 'security-services/E-mail Filtering',
  RISK_ANALYSIS: 'security-services/HIPAA Risk Analysis',
  INCIDENT_PLAN: 'security-services/Incident Response',
  MFA: 'security-services/Multi-Factor Sign-In',
  TRAINING: 'security-services/Staff Training',
};

/** In so long a message a word may be said in passing: examples must hold its topic for possible. */
const LONG = 6;
const POSSIBLE = 0.05;

/** The topic that a word of a message names; our services before others. */
export function namedTopic(
  reading: Reading,
  topicById: (id: string) => Topic | undefined,
): ChosenTopic | undefined {
  const likely = wholeMessage(reading);
  const isLong = reading.tokens.length >= LONG && !reading.isSpanish;
  return [...reading.concepts]
    .flatMap((concept) => topicById(NAMED[concept] ?? '') ?? [])
    .map((topic) => ({ topic, probability: likely.get(topic.id) ?? 0 }))
    .filter(({ probability }) => !isLong || probability >= POSSIBLE)
    .sort(
      (one, other) =>
        Number(other.topic.service !== undefined) - Number(one.topic.service !== undefined) ||
        other.probability - one.probability,
    )[0];
}
