import { company } from '#shared/content/company.ts';
import { type Service, serviceById, type ServiceId, services } from '#shared/services/index.ts';
import { serviceCount } from '#shared/services/summaries.ts';
import { READ, SALES } from './phrases.ts';
import { asTopic, readAnswers } from './read-answers.ts';
import type { Topic } from './topic.ts';

const { phone, emails, claims } = company;

/** Parts of services that are asked for by themselves. */
const PARTS: readonly (readonly [service: ServiceId, feature: string])[] = [
  ['helpdesk-support', 'Account and Password Help'],
  ['helpdesk-support', 'Printer and Scanner Care'],
  ['helpdesk-support', 'Vendor Calls'],
  ['helpdesk-support', 'New Hires and Departures'],
  ['security-services', 'HIPAA Risk Analysis'],
  ['security-services', 'Endpoint Protection'],
  ['security-services', 'E-mail Filtering'],
  ['security-services', 'Multi-Factor Sign-In'],
  ['security-services', 'Staff Training'],
  ['security-services', 'Incident Response'],
  ['network-services', 'Structured Cabling'],
  ['network-services', 'Clinic-Wide Wi-Fi'],
  ['network-services', 'Firewalls and Segmentation'],
  ['network-services', 'Backup Internet Line'],
  ['network-services', 'Moves and New Sites'],
  ['cloud-solutions', 'E-mail and Calendars'],
  ['cloud-solutions', 'File Sharing'],
  ['cloud-solutions', 'Off-Site Backup'],
  ['cloud-solutions', 'Disaster Recovery'],
  ['cloud-solutions', 'Secure Remote Access'],
  ['emr-integration', 'HL7 and FHIR Connections'],
  ['emr-integration', 'Lab and Imaging Interfaces'],
  ['emr-integration', 'Device Connections'],
  ['emr-integration', 'E-Prescribing and Portals'],
  ['emr-integration', 'EHR Migration'],
  ['managed-services', 'Monitoring'],
  ['managed-services', 'Patch Management'],
  ['managed-services', 'Asset and License List'],
  ['managed-services', 'Planning and Budget'],
  ['website-hosting', 'Domain Management'],
  ['website-hosting', 'SSL Certificates'],
  ['website-hosting', `${claims.uptime}% Uptime`],
  ['digital-marketing', 'Search Engine Optimization'],
  ['digital-marketing', 'Targeted Advertising'],
  ['digital-marketing', 'Social Media Management'],
  ['digital-marketing', 'Content Marketing'],
  ['digital-marketing', 'Analytics & Reporting'],
  ['efax-services', 'Number Porting'],
  ['efax-services', 'Delivery Records'],
  ['efax-services', 'Filing to the Chart'],
];

const partsFile = new URL(
  '../../../../shared/content/assistant/service-parts.txt',
  import.meta.url,
);
const partTexts = new Map(readAnswers(partsFile).map((text) => [text.name, text]));

const overview = (service: Service): Topic => {
  const { spanish } = service.assistant;
  return {
    id: service.id,
    answer: `Yes, ${service.title} is one of our ${serviceCount} services. ${service.shortDescription} It brings you, among other things:${service.benefits
      .slice(0, 3)
      .map((benefit) => `\n- ${benefit}`)
      .join(
        '',
      )}\n\nIts parts: ${service.features.map(({ title }) => title).join(', ')}. To begin, ${SALES}; the first talk is free. ${READ(service.title, `/services/${service.id}`)}`,
    more: [
      `Part of ${service.title}:\n${service.features.map(({ title, description }) => `- ${title}: ${description}`).join('\n')}\n\n${READ(service.title, `/services/${service.id}`)}`,
      ...service.fullDescription,
    ],
    spanish: `Sí, ofrecemos ${spanish}. Para más detalles, llame al ${phone.display} a cualquier hora. [${service.title}](/services/${service.id})`,
    service: service.id,
    isGeneral: true,
  };
};

function part(id: ServiceId, feature: string): Topic {
  const service = serviceById(id);
  const found = service?.features.find(({ title }) => title === feature);
  if (!service || !found) throw new Error(`No feature "${feature}" in ${id}.`);
  // Examples name it by this, and a claimed figure changes with the company.
  const name = `${id}/${feature.replace(/^[\d.]+% /, '')}`;
  const text = partTexts.get(name);
  // Whoever asks about the helpdesk may be waiting for it.
  const next =
    id === 'helpdesk-support'
      ? `Clients call ${phone.display}, ${claims.supportHours}. For what can wait, they write to ${emails.support.address}, without patient names, and get a ticket number back.`
      : `To begin, ${SALES}.`;
  const told = [`Yes, ${found.title} is part of ${service.title}.`, found.description];
  return {
    id: name,
    answer: [...told, text?.answer, next, READ(service.title, `/services/${id}`)]
      .filter(Boolean)
      .join(' '),
    more: service.fullDescription,
    spanish:
      text?.spanish ??
      `Sí, eso es parte de nuestros servicios: ${service.assistant.spanish}. Para más detalles, llame al ${phone.display} a cualquier hora. [${service.title}](/services/${id})`,
    service: id,
    isGeneral: true,
  };
}

const partTopics = PARTS.map(([service, feature]) => part(service, feature));
const stray = [...partTexts.keys()].find((name) => !partTopics.some(({ id }) => id === name));
if (stray !== undefined) throw new Error(`No part of a service is called "${stray}".`);

const file = new URL('../../../../shared/content/assistant/service-answers.txt', import.meta.url);

/**
 * Services and their parts, and what is near them without being one. The build reads them
 * (scripts/vite/computed-modules.ts).
 */
export const serviceTopics: readonly Topic[] = [
  ...services.map(overview),
  ...partTopics,
  ...readAnswers(file).map(asTopic),
];
