import { services } from '#shared/content/services.ts';
import type { Service, ServiceId } from '#shared/content/types.ts';
import { asList, type Fact, factPage } from './fact.ts';

/** How visitors call the services and what belongs to them. */
const ALIASES: Record<ServiceId, string> = {
  'helpdesk-support':
    'help desk tech support technical assistance ticket troubleshooting fix repair computer desktop user login locked out password reset',
  'security-services':
    'cybersecurity cyber hipaa protection monitoring audit auditor compliance safeguard pen test',
  'network-services':
    'wifi wi-fi wireless wired internet router switch lan wan vpn bandwidth cable wire slow coverage dead spot access point',
  'cloud-solutions':
    'azure aws microsoft 365 office google workspace onedrive sharepoint migrate migration server virtual hosted',
  'emr-integration':
    'emr ehr electronic health medical records chart system interface epic cerner athena eclinicalworks nextgen allscripts meditech practice fusion',
  'managed-services':
    'managed it msp outsourced it department fully whole monitoring maintenance all in one',
  'website-hosting':
    'website web site page host hosting domain dns wordpress cms design build redesign uptime',
  'digital-marketing':
    'marketing seo google ads advertising advertise promote promotion social facebook instagram new patients growth reviews reputation',
  'efax-services': 'efax e-fax fax faxing faxes electronic online digital machine',
};

/** Words that belong to single features, by title. */
const FEATURE_ALIASES: Readonly<Record<string, string>> = {
  'HIPAA Risk Analysis': 'risk assessment sra gap audit',
  'Endpoint Protection': 'antivirus anti-virus malware edr virus defender',
  'E-mail Filtering': 'spam junk phishing filter',
  'Multi-Factor Sign-In': 'mfa 2fa two-factor two factor authentication authenticator',
  'Staff Training': 'phishing test simulation awareness teach employees security lessons',
  'Incident Response': 'breach response plan drill',
  'Structured Cabling': 'cable cabling wiring wire ethernet fiber run drops pull cat6',
  'Firewalls and Segmentation': 'firewall vlan guest network separate isolate medical devices',
  'Backup Internet Line': 'failover redundant second isp connection outage comcast cox att',
  'Off-Site Backup': 'backup backups offsite copy data loss',
  'Backup Care': 'backup backups restore test',
  'Disaster Recovery': 'disaster recovery restore tornado fire flood continuity',
  'Secure Remote Access': 'vpn remote access work from home telework off-site doctors',
  'Cloud Migration': 'migrate move cloud azure aws server',
  'E-mail and Calendars': 'outlook exchange encrypted mail mailbox',
  'EHR Migration': 'switch switching change changing convert conversion emr ehr new system',
  'Lab and Imaging Interfaces': 'labs laboratory quest labcorp pacs xray radiology results orders',
  'HL7 and FHIR Connections': 'hl7 fhir api interface engine',
  'Device Connections': 'vitals monitor ecg ekg spirometer device integration',
  'E-Prescribing and Portals': 'eprescribing e-prescribe erx patient portal epcs',
  'New Starts and Leavers':
    'onboarding offboarding new hire employee staff account user setup leaver terminated',
  'Account and Password Help': 'password reset locked out login lockout',
  'Printer and Scanner Care': 'printer print scanner copier label',
  'Remote Sessions': 'remote screen share connect control',
  'Vendor Calls': 'call vendor provider isp internet on our behalf',
  'Vendor Management': 'vendor contract supplier renewal management',
  'Asset and License List': 'asset inventory license software warranty renewals',
  'Patch Management': 'patch patching windows update updates',
  'Domain Management': 'domain dns name registration',
  'SSL Certificates': 'ssl tls https certificate secure site',
  'Number Porting': 'keep port transfer our existing fax number',
  'Delivery Records': 'fax delivered confirmation proof log received',
  'Search Engine Optimization': 'seo google ranking search rank found',
  'Targeted Advertising': 'ads adwords google ppc campaign advertising',
  'Social Media Management': 'facebook instagram posts social media',
};

/** Every service with its features, from the same data as its page. */
export const serviceFacts: readonly Fact[] = services.flatMap((service) => [
  overviewOf(service),
  ...service.features.map((feature): Fact => ({
    id: `service/${service.id}/${feature.title}`,
    topic: feature.title,
    text: `Part of ${service.title} is ${feature.title}: ${feature.description}`,
    page: pageOf(service),
    aliases: `${service.title} ${initialsOf(feature.title)} ${FEATURE_ALIASES[feature.title] ?? ''}`,
  })),
  ...service.benefits.map((benefit): Fact => ({
    id: `benefit/${service.id}/${benefit}`,
    topic: benefit,
    text: `What ${service.title} brings you: ${lowerFirst(benefit)}.`,
    page: pageOf(service),
    weight: 0.95,
    aliases: '',
  })),
  ...service.fullDescription.map((paragraph, index): Fact => ({
    id: `description/${service.id}/${index}`,
    topic: service.title,
    text: paragraph,
    page: pageOf(service),
    weight: 0.75,
    aliases: '',
  })),
]);

function overviewOf(service: Service): Fact {
  return {
    id: `service/${service.id}`,
    topic: service.title,
    text: `Yes, ${service.title} is one of our nine services. ${service.shortDescription} It brings you, among other things:${asList(service.benefits.slice(0, 3))}`,
    more: `What ${service.title} brings you:${asList(service.benefits)}`,
    page: pageOf(service),
    // Whoever names a service in general is told of the whole.
    weight: 1.4,
    aliases: ALIASES[service.id],
  };
}

function pageOf(service: Service) {
  return factPage('service', { id: service.id }, service.title);
}

/** "Support around the clock" inside a sentence; names such as HIPAA and Wi-Fi stay as they are. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]*(?![-A-Za-z])/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** SEO for Search Engine Optimization: visitors know the letters. */
function initialsOf(title: string): string {
  const words = title.match(/[A-Z][a-z]+/g) ?? [];
  return words.length > 2 ? words.map((word) => word.charAt(0)).join('') : '';
}
