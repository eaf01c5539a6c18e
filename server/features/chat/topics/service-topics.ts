import { company } from '#shared/content/company.ts';
import { type Service, serviceById, type ServiceId, services } from '#shared/services/index.ts';
import { serviceCount } from '#shared/services/summaries.ts';
import { READ, SALES } from './phrases.ts';
import { asTopic, readAnswers } from './read-answers.ts';
import type { Topic } from './topic.ts';

const { phone, claims } = company;

/** Parts of services: concept, title of the feature, and what else it means. */
const PARTS: readonly (readonly [concept: string, service: ServiceId, feature: string])[] = [
  ['PASSWORD', 'helpdesk-support', 'Account and Password Help'],
  ['PRINTER', 'helpdesk-support', 'Printer and Scanner Care'],
  ['VENDOR_MGMT', 'helpdesk-support', 'Vendor Calls'],
  ['ONBOARD_STAFF', 'helpdesk-support', 'New Starts and Leavers'],
  ['RISK_ANALYSIS', 'security-services', 'HIPAA Risk Analysis'],
  ['ANTIVIRUS', 'security-services', 'Endpoint Protection'],
  ['SPAM', 'security-services', 'E-mail Filtering'],
  ['MFA', 'security-services', 'Multi-Factor Sign-In'],
  ['TRAINING', 'security-services', 'Staff Training'],
  ['INCIDENT_PLAN', 'security-services', 'Incident Response'],
  ['CABLING', 'network-services', 'Structured Cabling'],
  ['WIFI', 'network-services', 'Clinic-Wide Wi-Fi'],
  ['FIREWALL', 'network-services', 'Firewalls and Segmentation'],
  ['BACKUP_INTERNET', 'network-services', 'Backup Internet Line'],
  ['NEW_SITE', 'network-services', 'Moves and New Sites'],
  ['M365', 'cloud-solutions', 'E-mail and Calendars'],
  ['FILES', 'cloud-solutions', 'File Sharing'],
  ['BACKUP', 'cloud-solutions', 'Off-Site Backup'],
  ['DISASTER', 'cloud-solutions', 'Disaster Recovery'],
  ['REMOTE_ACCESS', 'cloud-solutions', 'Secure Remote Access'],
  ['INTERFACE', 'emr-integration', 'HL7 and FHIR Connections'],
  ['LABS', 'emr-integration', 'Lab and Imaging Interfaces'],
  ['DEVICES', 'emr-integration', 'Device Connections'],
  ['ERX', 'emr-integration', 'E-Prescribing and Portals'],
  ['EMR_MIGRATION', 'emr-integration', 'EHR Migration'],
  ['MONITORING', 'managed-services', 'Monitoring'],
  ['PATCHING', 'managed-services', 'Patch Management'],
  ['INVENTORY', 'managed-services', 'Asset and License List'],
  ['PLANNING', 'managed-services', 'Planning and Budget'],
  ['DOMAIN', 'website-hosting', 'Domain Management'],
  ['SSL', 'website-hosting', 'SSL Certificates'],
  ['UPTIME', 'website-hosting', `${claims.uptime}% Uptime`],
  ['SEO', 'digital-marketing', 'Search Engine Optimization'],
  ['ADS', 'digital-marketing', 'Targeted Advertising'],
  ['SOCIAL_MEDIA', 'digital-marketing', 'Social Media Management'],
  ['CONTENT', 'digital-marketing', 'Content Marketing'],
  ['ANALYTICS', 'digital-marketing', 'Analytics & Reporting'],
  ['PORTING', 'efax-services', 'Number Porting'],
  ['FAX_PROOF', 'efax-services', 'Delivery Records'],
  ['FAX_CHART', 'efax-services', 'Filing to the Chart'],
];

/** Parts that are only meant beside other words: "delivered" is not always a fax. */
const ONLY_WITH: Readonly<Record<string, string>> = {
  FAX_PROOF: 'EFAX',
  FAX_CHART: 'EFAX',
  ANALYTICS: 'MARKETING|SEO|ADS|WEBSITE',
  INVENTORY: 'OFFER|HOW|WE|YOU|MANAGED',
  UPTIME: 'WEBSITE|OFFER|YOU|what',
};

const partsFile = new URL(
  '../../../../shared/content/assistant/service-parts.txt',
  import.meta.url,
);
const partTexts = new Map(readAnswers(partsFile).map((text) => [text.name, text]));

const overview = (service: Service): Topic => {
  const { concept, spanish } = service.assistant;
  return {
    id: service.id,
    patterns: [
      concept,
      `${concept} & INCLUDED`,
      `${concept} & OFFER`,
      `${concept} & HOW`,
      `${concept} & NEED_HELP`,
    ],
    answer: `Yes, ${service.title} is one of our ${serviceCount} services. ${service.shortDescription} It brings you, among other things:${service.benefits
      .slice(0, 3)
      .map((benefit) => `\n- ${benefit}`)
      .join(
        '',
      )}\n\nTo begin, ${SALES}; the first talk is free. ${READ(service.title, `/services/${service.id}`)}`,
    more: [
      `Part of ${service.title}:\n${service.features.map(({ title, description }) => `- ${title}: ${description}`).join('\n')}\n\n${READ(service.title, `/services/${service.id}`)}`,
      ...service.fullDescription,
    ],
    spanish: `Sí, ofrecemos ${spanish}. Para más detalles, llame al ${phone.display} a cualquier hora. [${service.title}](/services/${service.id})`,
    service: service.id,
    weight: -0.3,
    isGeneral: true,
  };
};

function part(concept: string, id: ServiceId, feature: string): Topic {
  const service = serviceById(id);
  const found = service?.features.find(({ title }) => title === feature);
  if (!service || !found) throw new Error(`No feature "${feature}" in ${id}.`);
  const beside = ONLY_WITH[concept];
  const alone = beside === undefined ? concept : `${concept} & ${beside}`;
  // Examples name it by this, and a claimed figure changes with the company.
  const name = `${id}/${feature.replace(/^[\d.]+% /, '')}`;
  const text = partTexts.get(name);
  // Whoever asks about the helpdesk may be waiting for it.
  const next =
    id === 'helpdesk-support'
      ? `Clients call ${phone.display}, ${claims.supportHours}.`
      : `To begin, ${SALES}.`;
  const told = [`Yes, ${found.title} is part of ${service.title}.`, found.description];
  return {
    id: name,
    patterns: [alone, `${alone} & OFFER`, `${alone} & ${service.assistant.concept}`],
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

const partTopics = PARTS.map(([concept, service, feature]) => part(concept, service, feature));
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
