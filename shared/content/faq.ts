import { company } from './company.ts';
import type { FaqEntry } from './types.ts';

const { claims, officeHours, phone, emails } = company;

/** Shown on the site, as FAQ structured data on the home page, and read by the chat assistant. */
export const faq: readonly FaqEntry[] = [
  {
    question: 'Who do you work for?',
    answer:
      'Medical practices, hospitals, clinics, and nursing and care facilities. Every client sees patients, from a two-provider office to a network with several sites.',
  },
  {
    question: 'When can we call, and who answers?',
    answer: `Support is open ${claims.supportHours}, nights and holidays included. Call ${phone.display} and you reach a person who can see your clinic’s notes. The office itself is open ${officeHours.display}.`,
  },
  {
    question: 'How far do you reach?',
    answer: `Remote support reaches clients within a ${claims.radiusMiles}-mile radius of our office in ${company.address.city}, ${company.address.regionName}. Most faults are fixed by remote session; when hands are needed, we tell you before anyone drives.`,
  },
  {
    question: 'Are you HIPAA compliant, and will you sign a BAA?',
    answer:
      'Yes to the agreement: we sign a business associate agreement before we touch a system that holds patient data, as 45 CFR 164.504(e) requires. There is no official HIPAA certificate for IT companies, so ask instead to see our risk analysis, access logs and restore tests. We will show them to you.',
  },
  {
    question: 'Do you work with our EHR?',
    answer:
      'Very likely. We connect systems by the standards they share, HL7, FHIR and DICOM, and call your vendor for the parts only they can change. Tell us the name and version, and we will say what we have done with it and what we have not.',
  },
  {
    question: 'We already have an IT person. Can you still help?',
    answer:
      'Yes. We divide the work and write down where the line is. A common split: your person keeps the daily contact in the building, and we take nights, security, backups and projects.',
  },
  {
    question: 'How long does it take to switch to you?',
    answer:
      'About one week for a typical clinic: a talk, a walk through the building, an inventory, then passwords, monitoring and backups. You keep seeing patients the whole time. Larger sites take longer, and we say so before you sign.',
  },
  {
    question: 'What does it cost to get started?',
    answer:
      'Taking over a clinic’s IT usually costs between $500 and $5,000 once, depending on the number of sites, computers and faults we find. The monthly fee after that depends on which services you choose. The first assessment is free.',
  },
  {
    question: 'How large a network can you look after?',
    answer: `Up to ${claims.maxUsers} users. Below that, size is no obstacle: a front desk with four computers gets the same cabling, the same monitoring and the same phone number.`,
  },
  {
    question: 'What should we do if we think we have been hacked?',
    answer: `Unplug the network cable or switch off Wi-Fi on that computer, leave it powered on, and do not delete anything. Then call ${phone.display}, at any hour. Do not send passwords or patient details to ${emails.support.address} or in the chat.`,
  },
];
