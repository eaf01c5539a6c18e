import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales } from './reach.ts';

/** Images, lines, phones and people on the road. */
export const imagesAndLinesAnswers: readonly FurtherAnswer[] = [
  {
    id: 'specialty-imaging',
    service: 'emr-integration',
    answer: `Dental sensors, panoramic units, retina and OCT cameras are not named on this site, so I cannot say that we have connected yours. What is stated: we connect imaging and devices to your EMR or EHR, by DICOM for images, test it with made-up patients, and call the vendor for the parts only they can change. Tell us the makes and versions: ask at ${phone} or ${sales}. More: [EMR/EHR Integration](/services/emr-integration).`,
  },
  {
    id: 'one-system-many-sites',
    service: 'cloud-solutions',
    answer: `Whether your practice program can run in one place for all locations is for its maker to say; none is named here. What is stated: Cloud Solutions moves files and applications in small steps, people work from any site without copying files, and the old system stays until you say that the new one is right. A free assessment shows what fits: ask at ${phone} or ${sales}. More: [Cloud Solutions](/services/cloud-solutions).`,
  },
  {
    id: 'video-visits-freeze',
    service: 'network-services',
    answer: `It can be either; a short test tells. Put one laptop on a cable at a busy hour: if that is slow too, leave the Wi-Fi alone and look at the line; if not, it is the Wi-Fi. Telehealth is no service of its own here, but lines, cabling and Wi-Fi are our work: we measure them. The first assessment is free: ask at ${phone} or ${sales}. More: [Network Infrastructure](/services/network-services).`,
  },
  {
    id: 'rural-line',
    service: 'network-services',
    answer: `Which lines reach your address, such as fiber, cellular or satellite, is not stated on this site, so tell us where the clinic is. What is stated: Backup Internet Line is a second connection by another route that takes over by itself, lines are watched ${company.claims.supportHours}, and remote support reaches clients within ${company.claims.radiusMiles} miles of ${company.address.city}. Ask at ${phone} or ${sales}. More: [Network Infrastructure](/services/network-services).`,
  },
  {
    id: 'images-to-reader',
    service: 'network-services',
    answer: `How fast studies reach a radiologist at home is not stated on this site; it depends on the line at both ends. What is stated: images travel by DICOM, queues are watched ${company.claims.supportHours}, and a full internet line slows everything; one clinic went from 5 to 1000 Mbps, and its images leave during the next check-in ([Case study](/case-study)). We measure first, free: ask at ${phone} or ${sales}.`,
  },
  {
    id: 'guest-wifi',
    service: 'network-services',
    answer: `Yes, it can: when guests and charts share one full internet line, everything slows; that was one cause in our [case study](/case-study). We put guests in a lane of their own, apart from records, phones and medical devices, with written rules on what may cross. Blocking certain pages for guests, or a speed limit for them, is not named on this site; ask at ${phone} or ${sales}. More: [Network Infrastructure](/services/network-services).`,
  },
  {
    id: 'phones-in-outage',
    service: 'network-services',
    answer: `Whether your phones keep working when the internet is cut is not stated on this site; it depends on your phone system, so ask its provider whether it runs over the internet. What is stated: a second internet line by another route takes over by itself, and networks give phones a lane of their own. To look at yours, call ${phone}. [Network Infrastructure](/services/network-services)`,
  },
  {
    id: 'voip-911',
    service: 'network-services',
    answer: `Whether an internet phone still reaches 911 when the internet is out is not stated on this site, so ask your phone company. What is stated: a Backup Internet Line is a second connection by another route that takes over by itself, part of [Network Infrastructure](/services/network-services). In a real emergency use any phone that works. To plan it for your building, call ${phone} or write to ${sales}.`,
  },
  {
    id: 'field-staff',
    service: 'cloud-solutions',
    answer: `Charting without a signal, cellular plans and mobile hotspots are not described on this site; whether your program works offline is for its maker to say. What is stated: secure remote access to the chart with two-step sign-in and nothing left on the laptop, encryption on every device we manage, and a helpdesk that answers ${company.claims.supportHours} within ${company.claims.radiusMiles} miles of ${company.address.city}. Ask at ${phone} or ${sales}. More: [Cloud Solutions](/services/cloud-solutions).`,
  },
  {
    id: 'epcs-token',
    service: 'emr-integration',
    answer: `For a lost or new second-step device, clients call ${phone}, ${company.claims.supportHours}: the helpdesk deals with new multi-factor devices after we have confirmed who is asking. Setting up e-prescribing with your vendor, and identity proofing for prescribers, is part of EMR/EHR Integration. Controlled substances are not named there, and who issues the token, your vendor or somebody else, is not stated, so tell us which system it is. More: [EMR/EHR Integration](/services/emr-integration).`,
  },
];
