import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales } from './reach.ts';

/** What is kept after an incident, how a take-over runs, and what systems exchange. */
export const evidenceAndInterfacesAnswers: readonly FurtherAnswer[] = [
  {
    id: 'interface-brand',
    service: 'emr-integration',
    answer: `This site names no LIS, EHR or other system by brand, so I cannot say whether we have worked with yours. What is stated: we build, map and document interfaces by HL7, FHIR and DICOM, test each with made-up patients, and say plainly when we do not know something. Tell us the system and its version: call ${phone} or write to ${sales}.`,
  },
  {
    id: 'hostile-handover',
    answer: `You keep seeing patients while we take over: monitoring goes on after closing time, moves are planned for evenings with a way back, and administrator passwords are made new. A typical clinic takes about one week. What happens if the old provider refuses passwords is not stated here, so tell us in the first talk, which is free: ${phone} or ${sales}. [Services](/services)`,
  },
  {
    id: 'trackers-hosted-sites',
    service: 'website-hosting',
    answer: `Yes, we check that: because forms and trackers can carry patient data, we look at what your site sends, and to whom. In our marketing work no tracker sits on a page where someone describes a symptom; which trackers, if any, stand on other pages we host is not stated. Your lawyer can look, too: [What your website tells others](/blog/what-your-website-tells-others-about-patients). Call ${phone}.`,
  },
  {
    id: 'evidence-kept',
    service: 'security-services',
    answer: `An affected computer is taken off the network and left powered on, because its memory can hold evidence; it is not simply wiped first. Incident Response is a written plan, a drill, and people who isolate, investigate and document when it counts. How long evidence is kept, and whether outside forensics is brought in, is not stated: ask ${phone} or ${sales}. [Security Services](/services/security-services)`,
  },
  {
    id: 'backups-against-ransomware',
    service: 'cloud-solutions',
    answer: `The off-site copies are made for that: encrypted, kept apart, and impossible to change or delete from your network, even by an administrator, so ransomware that has taken over your computers cannot reach them that way. We check every day that the copy was made and restore from it on schedule. Nobody can promise that nothing ever happens. More: [Cloud Solutions](/services/cloud-solutions).`,
  },
  {
    id: 'downtime-results',
    answer: `Our article advises one sentence for it in the plan: critical results come by phone to an agreed number, are read back and written down. Lab orders go with the courier on paper, and afterwards orders and results are entered after allergies and medications. Which values are critical is for your clinicians. More: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page).`,
  },
  {
    id: 'exposed-data-and-clock',
    service: 'security-services',
    answer: `Call ${phone} now, at any hour. Have the sharing switched off and delete nothing: keep a copy, the link, the logs and the times. Call your cyber insurer early; many policies want the first call. Patients must hear without unreasonable delay, at most 60 calendar days after discovery, the first day someone knew or should have known (45 CFR 164.404); states add rules of their own.`,
  },
  {
    id: 'wifi-certain-hours',
    service: 'network-services',
    answer: `Not necessarily, so measure first. Our article: trouble from nine to eleven points to too many devices on one access point, or to a full internet line. Put a laptop on a cable at that hour: if that is slow too, leave the Wi-Fi alone. We survey with a meter before anything is bought: ${phone}. [Why the Wi-Fi fails](/blog/wifi-in-exam-rooms)`,
  },
];
