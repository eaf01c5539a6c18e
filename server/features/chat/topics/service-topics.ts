import { commonAnswers as common } from '#shared/content/assistant/common-questions.ts';
import { company } from '#shared/content/company.ts';
import { type Service, serviceById, type ServiceId, services } from '#shared/services/index.ts';
import { serviceCount } from '#shared/services/summaries.ts';
import { PERSON, READ, SALES } from './phrases.ts';
import type { Topic } from './topic.ts';

const { phone, emails, claims } = company;

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
      .join('')}\n\n${READ(service.title, `/services/${service.id}`)}`,
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
  return {
    // Examples name it by this, and a claimed figure changes with the company.
    id: `${id}/${feature.replace(/^[\d.]+% /, '')}`,
    patterns: [alone, `${alone} & OFFER`, `${alone} & ${service.assistant.concept}`],
    // Whoever asks about the helpdesk may be waiting for it.
    answer: `Yes, ${found.title} is part of ${service.title}. ${found.description} ${id === 'helpdesk-support' ? `Clients call ${phone.display}, ${claims.supportHours}. ` : ''}${READ(service.title, `/services/${id}`)}`,
    more: service.fullDescription,
    spanish: `Sí, eso es parte de nuestros servicios: ${service.assistant.spanish}. Para más detalles, llame al ${phone.display} a cualquier hora. [${service.title}](/services/${id})`,
    service: id,
    isGeneral: true,
  };
}

const notListed = (what: string, instead: string) =>
  `${what} is not among the ${serviceCount} services listed on this site, so I cannot say that we do it. ${instead} To ask whether it can be added, ${SALES}.`;

/** Services and their parts, and what is near them without being one. */
export const serviceTopics: readonly Topic[] = [
  ...services.map(overview),
  ...PARTS.map(([concept, service, feature]) => part(concept, service, feature)),
  {
    id: 'efax-migrate',
    patterns: [
      'fax|faxes ~2 number|numbers ~4 change|lose|keep|stay|same|new',
      'EFAX & PORTING',
      'EFAX ~9 lose|keep|change|same ~4 number|it',
      'number ~6 lose|keep & EFAX',
    ],
    answer: `You keep your fax numbers: we move them over and keep the old line running until the first test faxes arrive. Your partners notice nothing except that busy signals stop. ${READ('eFax Services', '/services/efax-services')}`,
    spanish: `Sus números de fax se conservan: los trasladamos y la línea anterior sigue activa hasta que lleguen los primeros faxes de prueba. [eFax Services](/services/efax-services)`,
    service: 'efax-services',
    weight: 0.5,
  },
  {
    id: 'ehr-brand',
    patterns: [
      'EMR_BRAND & !BROKEN & !LABS & !EMR_MIGRATION',
      'EMR_BRAND & OFFER',
      'EMR_BRAND & EMR',
      'EMR_BRAND & INTERFACE',
      'which|what ~3 EMR ~4 work|support|know',
      'OFFER ~4 our EMR',
      'work ~3 with ~3 EMR',
      'EMR & OFFER & our|my|nuestro',
      'EMR_BRAND & WE',
      'EMR_BRAND & CERTS',
      'trabajan ~3 EMR|EMR_BRAND',
    ],
    answer: `${common.ehrNames.answer} ${READ('EMR/EHR Integration', '/services/emr-integration')}`,
    spanish: common.ehrNames.spanish,
    service: 'emr-integration',
    weight: 0.7,
  },
  {
    id: 'network-size',
    patterns: [
      'staff|users|computers|people|employees|beds|providers|clinics|sites|locations|pcs ~5 handle|enough|manage|too',
      'big|large|size|small ~3 NETWORK',
      'MANY & NETWORK',
      'MANY ~4 users|people|computers|employees|workstations|staff|usuarios',
      'users & NETWORK',
      'too small|big|large',
      'MANY & WE & CLINIC_KIND',
      'small|tiny|large|big ~3 CLINIC_KIND',
    ],
    answer: `Up to ${claims.maxUsers} users. Below that, size is no obstacle: a front desk with four computers gets the same cabling, the same monitoring and the same phone number. ${READ('Network Infrastructure', '/services/network-services')}`,
    spanish: `Cuidamos redes de hasta ${claims.maxUsers} usuarios; una recepción con cuatro computadoras también es bienvenida.`,
    service: 'network-services',
    weight: -0.1,
  },
  {
    id: 'co-managed',
    patterns: [
      'CO_MANAGED',
      'CO_MANAGED & OFFER',
      'CO_MANAGED & ROUND_CLOCK',
      'nights ~5 leave ~4 days',
      'we|i have ~2 dave|guy|person ~9 nights|sleeps|vacation',
      'only|just ~2 nights|weekends|security|backups',
    ],
    answer: `Yes. If you have an IT person already, we divide the work and put the line between us in writing. A common split: your person keeps the daily contact in the building, and we take nights, security, backups and projects. ${READ('Managed IT Services', '/services/managed-services')}`,
    spanish: `Sí. Si ya tiene a alguien de informática, dividimos el trabajo por escrito: por ejemplo, nosotros llevamos las noches, la seguridad y los respaldos.`,
    more: [
      `Nobody is replaced: the split is agreed and written down. Your person keeps the daily contact in the building and knows the people; we are the second pair of hands for nights, security, backups and projects, and someone to ask.`,
    ],
    service: 'managed-services',
    weight: 0.4,
  },
  {
    id: 'website-build',
    patterns: [
      'build|make|whole ~4 new ~1 site',
      'host ~4 build|make|new|got',
      'build|make|design|create|new|redesign ~4 WEBSITE',
      'WEBSITE ~3 build|design|redesign',
      'take over ~4 WEBSITE',
      'WEBSITE & just host',
    ],
    answer: `Both: we take over the site you have or build a new one, with the domain, certificates and e-mail that belong to it. Pages are designed for phones first and can be read by screen readers, and your staff can change hours or add a provider without calling anyone. ${READ('Website Hosting', '/services/website-hosting')}`,
    spanish: `Las dos cosas: tomamos el sitio que tiene o hacemos uno nuevo, con dominio, certificados y correo. [Website Hosting](/services/website-hosting)`,
    service: 'website-hosting',
    weight: 0.1,
  },
  {
    id: 'reviews-management',
    patterns: [
      'reviewer|reviews|review ~9 patient',
      'REPUTATION & WE',
      'REPUTATION & OFFER',
      'reply|respond|answer ~4 reviews|review',
      'reviews ~3 bad|negative|google',
      'reviewer|reviewers',
    ],
    answer: `Reviews get an answer, as part of our marketing work: we respect privacy and never confirm in a reply to a review that its writer is a patient. Quotes appear only with written permission, and you approve what is published in your name. ${READ('Digital Marketing', '/services/digital-marketing')}`,
    more: [
      'Even if the writer says so: a reply never confirms that somebody is a patient, and it says nothing about a visit. It thanks, and offers a way to talk in private.',
    ],
    service: 'digital-marketing',
    weight: 0.1,
  },
  {
    id: 'google-ads-privacy',
    patterns: ['ADS & HIPAA|PRIVACY', 'MARKETING & HIPAA|PRIVACY', 'ads ~9 privacy|hipaa|rules'],
    answer: `Yes, with the rules of your field in mind: ads by place and by topic, never by a person’s health, with a budget limit that you set. Patient information stays out of ad platforms, and no tracker sits on a page where someone describes a symptom. ${READ('Digital Marketing', '/services/digital-marketing')}`,
    service: 'digital-marketing',
    weight: 0.3,
  },
  {
    id: 'ransomware-protection',
    patterns: [
      'ransomware',
      'ransomware & against|protect|protection|prevent|stop',
      'hackers|hacker|hacked ~6 protect|prevent|stop',
      'protect ~6 hackers|ransomware|attack|attacks',
    ],
    answer: `Against ransomware we put multi-factor sign-in, endpoint protection that can cut a computer off from the network, e-mail filtering, encrypted off-site backups that cannot be changed or deleted from your network, staff training, and alerts watched ${claims.supportHours}. A one-page plan and a drill come with it; you can run one yourself: [Run a ransomware drill in one hour](/blog/ransomware-drill-in-one-hour). ${READ('Security Services', '/services/security-services')}`,
    spanish: `Contra el ransomware: verificación en dos pasos, protección de equipos, filtro de correo, respaldos que no se pueden borrar, capacitación y alertas vigiladas 24/7. [Security Services](/services/security-services)`,
    service: 'security-services',
    weight: 0.1,
  },
  {
    id: 'training-results',
    patterns: [
      'who ~3 failed|fails|fail|clicked',
      'tell ~4 boss|manager ~4 failed|clicked',
      'blame|shame|shaming|punish & TRAINING|phishing|staff|click|clicks',
      'TRAINING & boss|results|fail|failed',
    ],
    answer: `Practice messages teach and do not shame: results are given by team and not by name. Lessons are short and spread through the year. ${READ('Security Services', '/services/security-services')}`,
    service: 'security-services',
    weight: 0.4,
  },
  {
    id: 'own-domain',
    patterns: [
      'own|owns|owned|ownership ~5 DOMAIN|WEBSITE|site',
      'web ~2 guy|designer|company ~6 owned|owns|vanished|disappeared|domain',
      'DOMAIN ~6 own|owns|owned|whose|ours|keep',
      'WHO ~3 own|owns ~4 domain|website|site',
    ],
    answer: `Your clinic owns it: the domain is registered in your clinic’s name, not in a web designer’s, and domains and certificates renew before they lapse. ${READ('Website Hosting', '/services/website-hosting')}`,
    more: [
      `Registration, renewal and DNS are in one place and in your clinic’s own name, so a vanished web designer cannot take the domain along. You keep domain, texts and data when you leave us.`,
    ],
    service: 'website-hosting',
    weight: 0.6,
  },
  {
    id: 'old-devices',
    patterns: [
      'old|ancient|outdated|unsupported|legacy|xp|windows ~6 ultrasound|machine|device|devices|equipment|x-ray',
      'ultrasound|machine|device|devices|equipment|x-ray|ct|mri ~7 old|ancient|outdated|unsupported|legacy|xp|windows',
      "can't|won't|cannot ~2 update|upgrade|patch & machine|device|maker|manufacturer",
    ],
    answer: `A device that cannot be updated goes into a network lane of its own: firewalls and segmentation keep it apart from records, guests and the internet, with written rules on what may cross, and the risk analysis notes it. Ask the manufacturer about an update in writing. ${READ('Network Infrastructure', '/services/network-services')}`,
    service: 'network-services',
    weight: 0.8,
  },
  {
    id: 'exam-room-wifi',
    patterns: [
      'tablet|tablets|wi-fi|wifi|signal|laptop|laptops ~9 room|rooms|hallway|hall|x-ray|exam',
      'room|rooms|hallway|exam ~9 tablet|tablets|wi-fi|wifi|signal|drops|dead',
      'lead|steel|wall|walls ~6 wi-fi|wifi|signal',
    ],
    answer: `Yes, that is a common fault: exam rooms have lead, steel and water in the walls. We survey with a meter before, place access points where tablets are really used, and walk with a tablet after, so that no dead corner is left. ${READ('Network Infrastructure', '/services/network-services')}`,
    service: 'network-services',
    weight: 0.3,
  },
  {
    id: 'efax-access',
    patterns: [
      'who|anyone|everyone ~3 see|read|open ~4 fax|faxes',
      'EFAX & encrypted|encryption|secure|safe|private|hipaa|hippa',
      'EFAX & HIPAA',
      'faxes ~6 encrypted|secure|safe|private|see',
    ],
    answer: `With eFax incoming pages arrive as encrypted files in an inbox that only the right people can open. Files are encrypted in transit and in storage, every opening is recorded with who and when, and the service runs under a business associate agreement, as HIPAA asks. ${READ('eFax Services', '/services/efax-services')}`,
    spanish: `Los faxes llegan como archivos cifrados que solo las personas indicadas pueden abrir, y el servicio funciona bajo un acuerdo BAA. [eFax Services](/services/efax-services)`,
    service: 'efax-services',
    weight: 0.5,
  },
  {
    id: 'efax-anywhere',
    patterns: ['EFAX & home|anywhere|desk|computer|phone|laptop|remote|send', 'send ~3 fax|faxes'],
    answer: `Yes: with eFax you send and receive at any desk or site. Print to fax, drag a file or answer an incoming one, without walking to the copier; from home it goes through secure remote access with two-step sign-in. ${READ('eFax Services', '/services/efax-services')}`,
    service: 'efax-services',
    weight: 0.2,
  },
  {
    id: 'efax-inboxes',
    patterns: [
      'EFAX & inbox|inboxes|department|departments',
      'inbox|inboxes ~6 referrals|refills|different|separate|department',
    ],
    answer: `Yes: each department has its inbox. Referrals, refills and records each have a place, with access by role and cover for absences. ${READ('eFax Services', '/services/efax-services')}`,
    service: 'efax-services',
    weight: 0.3,
  },
  {
    id: 'breach-history',
    patterns: [
      'breach|breaches|incident|incidents|hacked ~6 history|months|years|ever|past|customer',
      'YOU ~4 ever ~3 hacked|breached|breach|incident',
      'have|has|were|was ~2 YOU ~4 hacked|breached',
      'list ~3 security ~1 breaches|incidents',
    ],
    answer: `Whether we had security incidents is not stated on this site, so I cannot answer that. For a vendor questionnaire, write to ${emails.sales.address} or call ${phone.display}; we show our risk analysis, access logs and restore tests.`,
    weight: 1.5,
  },
  {
    id: 'leave-it-on',
    patterns: [
      'why ~5 leave|keep|left ~6 =on|running|powered',
      'why ~5 not ~3 turn|switch|shut|power|restart|reboot ~2 off|down',
      'memory ~3 evidence',
    ],
    answer: `Leave an affected computer powered on, because its memory can hold evidence that is gone after a restart; what stops the attack is taking it off the network, by cable or Wi-Fi switch. CISA’s checklist says to power down only what you cannot disconnect. More: [Run a ransomware drill in one hour](/blog/ransomware-drill-in-one-hour).`,
    service: 'security-services',
    weight: 0.8,
  },
  {
    id: 'code-normal',
    patterns: [
      'normal|legit|supposed|real ~9 code|codes|text|prompt',
      'code|codes ~9 normal|legit|sign|log',
    ],
    answer: `A code that comes because you have just signed in yourself is the normal second step (multi-factor sign-in). A code you did not ask for means somebody may have your password: change it and call us. Nobody from IT ever needs the code, so never give it to a caller. ${READ('Security Services', '/services/security-services')}`,
    service: 'security-services',
    weight: 0.8,
  },
  {
    id: 'windows-10',
    patterns: ['windows ~1 10', 'windows 10 & PATCHING', 'windows 10 & WHEN'],
    answer: `Microsoft ended support for Windows 10 on October 14, 2025. A computer that still runs it gets a plan: replace it, upgrade it, or put it in a network lane of its own where neither is possible. Patch Management and a replacement plan are part of Managed IT Services. Our article: [Windows 10 ends in October](/blog/windows-10-ends-in-october). ${READ('Managed IT Services', '/services/managed-services')}`,
    service: 'managed-services',
    weight: 2,
  },
  {
    id: 'screen-readers',
    patterns: [
      'WEBSITE & ACCESSIBILITY|blind|disabled|ada',
      'site|website|page & blind|disabled|deaf|accessible',
      'for ~1 blind',
      'does|will|is|are ~3 pages|site|it ~4 accessible',
      'screen reader & our|patients|site|pages',
    ],
    answer: `Yes: the pages we build are designed for phones first and can be read by screen readers, so that blind patients can use them too. ${READ('Website Hosting', '/services/website-hosting')}`,
    service: 'website-hosting',
    weight: 0.6,
  },
  {
    id: 'imaging',
    patterns: [
      'dicom',
      'dicom & OFFER',
      'ct|cts|mri|images|imaging|pacs ~9 send|reach|transfer|route|share|hub|radiologist|hospital',
      'dicom router',
    ],
    answer: `Imaging is part of EMR/EHR Integration: we connect by DICOM for images, HL7 version 2 for orders and results, and FHIR for newer systems, test each interface with made-up patients, and watch the queues ${claims.supportHours}, so that a stuck message raises an alarm. How fast it can be in your case, a person has to look at: ${SALES}. ${READ('EMR/EHR Integration', '/services/emr-integration')}`,
    service: 'emr-integration',
    weight: 0.5,
  },
  {
    id: 'slow-network',
    patterns: [
      'slow|slooow|sloooow|sluggish|crawls|crawling ~9 internet|network|images|x-rays|xrays|everything|wi-fi',
      'internet|network|everything|wi-fi ~5 slow|sloooow|slooow|sluggish|crawls|crawling|lags',
    ],
    answer: `When the network is slow, everything is slow. We walk the building with a meter, measure the line, the cabling and the Wi-Fi, and tell you what we find; one clinic went from 5 Mbps to 1000 Mbps that way ([Case study](/case-study)). If it holds up patients now, call ${phone.display}, ${claims.supportHours}. The first assessment is free. ${READ('Network Infrastructure', '/services/network-services')}`,
    service: 'network-services',
    weight: 0.5,
  },
  {
    id: 'old-server',
    patterns: [
      'server ~9 old|older|died|dead|replace|closet|cloud|away|desk|retire|warranty',
      'old|older|dead|replace|retire ~4 server',
      'server & cloud',
    ],
    answer: `That is a common start. What fits the cloud moves there in small steps, and what should stay in the building stays; a move begins with a list of what you have, who uses it and what it may cost. The old system stays untouched until you have worked on the new one and said that it is right. Whether to replace or to move, the free assessment shows: ${SALES}. ${READ('Cloud Solutions', '/services/cloud-solutions')}`,
    more: [
      `We copy first, test with two or three of your people, and switch over on an evening when the clinic is closed. Until you say that the new system is right, the old one is kept and nothing on it is touched.`,
    ],
    service: 'cloud-solutions',
    weight: 0.5,
  },
  {
    id: 'what-is-managed',
    patterns: ['what ~3 managed ~2 mean', 'mean|means|meaning ~3 managed', 'managed ~3 mean|means'],
    answer: `Managed IT means that we own the list: updates, backups, warranties, licenses, the certificate that expires on a Sunday. We know the dates and do the work, and you get one bill with one number on it. Monitoring, help from a person ${claims.supportHours}, calls to your vendors and a plan for the years ahead belong to it; the scope stands in writing. In plain words: your computers are looked after, and nobody in your clinic has to be the person who is good with computers. ${READ('Managed IT Services', '/services/managed-services')}`,
    service: 'managed-services',
    weight: 1,
  },
  {
    id: 'restore-tests',
    patterns: [
      'backup|backups ~9 fake|prove|proof|know|tested|test|real|works|trust|sure',
      'BACKUP & tested|test|prove|proof|fake',
      'restore ~2 test|tests|tested',
      'know|prove|sure|show ~6 backup|backups',
    ],
    answer: `A backup counts when it has been restored. We check every day that the copy was made and restore from it on schedule to prove that it can be read; the restore tests are documented, and you can show them to an auditor or insurer. The copies are kept where ransomware cannot reach them. ${READ('Managed IT Services', '/services/managed-services')}`,
    spanish: `Sí, y se prueban: cada día comprobamos que la copia se hizo y la restauramos según un calendario, para demostrar que se puede leer. Las copias externas están cifradas y no se pueden borrar desde su red. [Cloud Solutions](/services/cloud-solutions)`,
    more: [
      `Our article on it: [Backups you can restore](/blog/backups-you-can-restore). It describes a restore test that takes one afternoon: choose a document, a mailbox and a whole system, restore each to another place, and let somebody who works with the data say that it is right.`,
    ],
    service: 'cloud-solutions',
    weight: 0.6,
  },
  {
    id: 'staff-leaves',
    patterns: [
      'nurse|employee|staff|someone|doctor|receptionist|provider ~3 quits|quit|leaves|leaving|left|resigned ~9 accounts|account|access|what|login|passwords',
      'accounts|access|login ~6 leaves|quits|leaving|left|former|last day',
      'delete|disable ~3 them|account|accounts',
      'ONBOARD_STAFF & delete|disable|accounts|account',
    ],
    answer: `Disable the accounts rather than delete them, because the log and the files may still be needed, and sign out all open sessions. Accounts go off on the last afternoon, and it is written down; that is New Starts and Leavers, part of Helpdesk Support. The whole list is in our article [The last-day checklist](/blog/the-last-day-checklist). ${READ('Helpdesk Support', '/services/helpdesk-support')}`,
    more: [
      'Disable, not delete: main sign-in first, which ends e-mail and remote access, then open sessions, the EHR account, and the separate ones such as e-prescribing, lab portals and the eFax inbox. Then change what was shared, and keep the signed sheet for six years.',
    ],
    service: 'helpdesk-support',
    weight: 0.5,
  },
  {
    id: 'auditor',
    patterns: [
      'can ~2 show ~3 auditor|auditors',
      'show|prove|evidence|give ~4 auditor|auditors|insurer|ocr|examiner',
      'auditor|auditors ~6 show|ask|asks|see|need|want',
    ],
    answer: `To an auditor or insurer you can show our risk analysis, access logs and restore tests, the agreements, and a record of what was fixed and when: it is written down as we work, so that a clinic can prove it years later. ${READ('Security Services', '/services/security-services')}`,
    service: 'security-services',
    weight: 0.6,
  },
  {
    id: 'independent-risk-analysis',
    patterns: [
      'independent|documented|formal ~4 assessment|analysis|review',
      'RISK_ANALYSIS & HIPAA',
      'assessment ~9 HIPAA|exposure|security|rule',
      'HIPAA ~6 assessment|analysis',
    ],
    answer: `Yes, a HIPAA risk analysis is part of Security Services, as 45 CFR 164.308(a)(1) requires: systems, threats, likelihood and impact in one document, with a ranked list of what to fix first. It covers where patient data lives, what could go wrong and what is already in place. ${READ('Security Services', '/services/security-services')}`,
    service: 'security-services',
    weight: 0.6,
  },
  {
    id: 'risk-analysis-plain',
    patterns: [
      'RISK_ANALYSIS & mean|means|simple|plain|point|purpose|why|explain',
      'what ~3 RISK_ANALYSIS ~3 for|do|mean|means|$',
      'what ~2 is ~2 RISK_ANALYSIS',
      'RISK_ANALYSIS & sirve|significa|sencillas|sencillo|explique|explica',
      'para que ~4 RISK_ANALYSIS',
      'que ~1 es ~2 RISK_ANALYSIS',
    ],
    answer: `In plain words: a risk analysis writes down where your patient data lives, what could happen to it, how likely and how bad that would be, and what protects it already. At its end stands a ranked list of what to fix first. HIPAA asks every clinic for one (45 CFR 164.308(a)(1)). ${READ('Security Services', '/services/security-services')}`,
    spanish: `En palabras sencillas: el análisis de riesgos anota dónde están los datos de sus pacientes, qué les puede pasar, qué tan probable y qué tan grave sería, y qué los protege ya. Al final queda una lista de qué arreglar primero. HIPAA lo exige a cada clínica. [Security Services](/services/security-services)`,
    service: 'security-services',
    weight: 0.9,
  },
  {
    id: 'cloud-safe',
    patterns: [
      'CLOUD & safe|secure|safely|hacked|trust|risky|dangerous|encrypted',
      'CLOUD & seguro|segura|confiable|peligroso|cifrado',
    ],
    answer: `It is protected, and nobody can promise that nothing ever happens: a business associate agreement is signed before data moves, messages that carry patient information are encrypted, files open by role with a record of who opened what, and the off-site copies are encrypted and cannot be changed or deleted from your network. We look at permissions each month. ${READ('Cloud Solutions', '/services/cloud-solutions')}`,
    spanish: `Está protegida, aunque nadie puede prometer que nunca pase nada: se firma un acuerdo BAA antes de mover datos, los mensajes con datos de pacientes van cifrados, los archivos se abren según el puesto con registro de quién los abrió, y las copias externas están cifradas, aparte, y no se pueden borrar desde su red. [Cloud Solutions](/services/cloud-solutions)`,
    service: 'cloud-solutions',
    weight: 0.8,
  },
  {
    id: 'second-line',
    patterns: [
      'flip|switch|manual|manually|somebody ~6 switch|line|automatically|itself',
      'BACKUP_INTERNET',
      'internet|line ~5 cut|cuts|dies|goes down|fails ~9 again|backup|second',
      'BACKUP_INTERNET & automatic|automatically|switch',
    ],
    answer: `A second internet line takes over by itself when the first one is cut, and tells us that it did: nobody has to flip a switch. It comes by another route, so the same digger does not cut both. That is the Backup Internet Line, part of Network Infrastructure. ${READ('Network Infrastructure', '/services/network-services')}`,
    more: [
      'No, nobody has to do anything: the second line takes over on its own, automatically, and reports it to us.',
    ],
    service: 'network-services',
    weight: 0.1,
  },
  {
    id: 'downtime-plan',
    patterns: [
      'offline|upgrade|maintenance & print|printed|beforehand',
      'downtime|offline|outage|upgrade|maintenance ~9 print|printed|paper|prepare|forms|before|beforehand',
      'print|printed|paper|forms ~9 downtime|offline|outage|down',
      'downtime ~2 plan|form|forms|procedure|box|kit',
      'planned|scheduled ~2 downtime|outage',
    ],
    answer: `For a planned downtime, print beforehand: the schedule, medication and allergy lists of the patients who come, and blank forms for vitals, orders and notes; put the phone list with them, and agree who enters everything afterwards. Our article shows it on one page: [EHR downtime: a plan on one page](/blog/ehr-downtime-plan-on-one-page). We write such a plan with you and run it as a drill. ${READ('Security Services', '/services/security-services')}`,
    service: 'security-services',
    weight: 1.2,
  },
  {
    id: 'phishing-article',
    patterns: [
      'read|article|guide|blog ~9 fake|phishing|scam ~2 e-mails|e-mail|emails|mails',
      'BLOG & phishing',
      'BLOG & fake',
    ],
    answer: `Yes: [Phishing at the front desk](/blog/phishing-at-the-front-desk) shows five messages that fool busy people in clinics, one habit that stops most of them, and what to do in the first ten minutes after a click.`,
    service: 'security-services',
    weight: 0.8,
  },
  {
    id: 'device-connections',
    patterns: [
      'vitals|ecg|ekg|spirometer|monitor|monitors|device|devices ~9 chart|ehr|emr|record',
      'connect|hook|integrate ~6 vitals|ecg|ekg|device|devices|monitors',
    ],
    answer: `Yes: vitals monitors, ECGs and spirometers can write to the chart again; that is Device Connections, part of EMR/EHR Integration, on a network part of their own. What it takes depends on the devices and your EHR, so tell us both: ${SALES}. Existing customers call the helpdesk. ${READ('EMR/EHR Integration', '/services/emr-integration')}`,
    service: 'emr-integration',
    weight: 0.6,
  },
  {
    id: 'use-of-ai',
    patterns: ['YOU ~3 use ~3 ai|chatgpt', '^ do ~2 use ~2 ai', 'ai ~4 YOU'],
    answer: `This chat is automated and may use a language model; what it is given is described in the [Privacy Policy](/privacy-policy). Whether AI is used anywhere else in our work is not stated on this site, so please ask: ${PERSON}.`,
    weight: 0.6,
  },
  {
    id: 'identity-check',
    patterns: [
      'verify|confirm|identity|prove ~5 me|who|caller|asking|real',
      'know ~4 really ~2 me',
      'PASSWORD & verify|identity|identify',
    ],
    answer: `Before resetting a password we confirm who is asking, because a caller who sounds hurried is also how attackers get in. How we do it is agreed with your clinic and not published. ${READ('Helpdesk Support', '/services/helpdesk-support')}`,
    service: 'helpdesk-support',
    weight: 0.4,
  },
  {
    id: 'hosting-downtime',
    patterns: [
      'downtime|uptime ~5 hosting|website|site|host',
      'hosting|website|site|host ~6 downtime|uptime',
    ],
    answer: `Website hosting comes with ${claims.uptime}% uptime: we check your site around the clock from outside and act on the first missed answer. ${READ('Website Hosting', '/services/website-hosting')}`,
    service: 'website-hosting',
    weight: 1.2,
  },
  {
    id: 'pentest',
    patterns: ['PENTEST', 'PENTEST & OFFER'],
    answer: notListed(
      'Penetration testing',
      'What is listed: a HIPAA risk analysis with a ranked list of what to fix, endpoint protection, e-mail filtering, multi-factor sign-in, staff training with phishing practice, and incident response.',
    ),
    weight: 0.4,
  },
  {
    id: 'phones',
    patterns: ['PHONES & 911', 'PHONES & !SMS & !BROKEN', 'PHONES & OFFER'],
    answer: notListed(
      'A phone system (VoIP)',
      'What we do: the network that phones run on, with a part of their own apart from records and guests, the internet lines, and eFax with number porting.',
    ),
    spanish: `Los sistemas telefónicos (VoIP) no figuran entre nuestros nueve servicios; sí la red por la que funcionan. Pregunte al ${phone.display}.`,
    weight: 0.8,
  },
  {
    id: 'cameras',
    patterns: ['CAMERAS', 'CAMERAS & OFFER'],
    answer: notListed(
      'A system of cameras, door access or alarms',
      'What we do: the cabling and the network that such systems run on.',
    ),
    spanish: `Las cámaras, el control de puertas y las alarmas no figuran entre nuestros servicios; sí el cableado y la red por la que funcionan. Pregunte al ${phone.display}.`,
    weight: 0.3,
  },
  {
    id: 'hardware',
    patterns: [
      'HARDWARE & OFFER',
      'HARDWARE',
      'sell|buy|purchase|order|supply|lease|venden ~4 WORKSTATION|PRINTER|servers|equipment|hardware|phones|iphones',
      'HARDWARE & PRICE',
      'boxes ~3 sell',
    ],
    answer: common.hardware.answer,
    spanish: common.hardware.spanish,
    weight: 0.5,
  },
  {
    id: 'software',
    patterns: [
      'app|software|program ~4 develop|build|make|write',
      'develop|build|make|write ~4 app|software|program',
      'SOFTWARE_DEV & !BOT',
      'SOFTWARE_DEV & OFFER',
    ],
    answer: notListed(
      'Software, app or AI development',
      'What is near it: EHR interfaces by HL7 and FHIR, clinic websites with an editor for your staff, and the cloud.',
    ),
    weight: 0.2,
  },
  {
    id: 'equipment-repair',
    patterns: [],
    answer: notListed(
      'Repair or upkeep of medical equipment',
      'What we do: connect vitals monitors, ECGs, spirometers and imaging to the chart, and call the maker for what only the maker can change.',
    ),
    spanish: `La reparación de equipo médico no figura entre nuestros servicios; sí conectarlo al expediente. Pregunte al ${phone.display}.`,
    weight: 0.3,
  },
  {
    id: 'billing-service',
    patterns: ['BILLING_SVC', 'BILLING_SVC & OFFER'],
    answer: notListed(
      'Medical billing, coding or transcription',
      'What we do: connect billing systems with your EHR, so that data arrives once and in the right place.',
    ),
    weight: 0.3,
  },
  {
    id: 'telehealth',
    patterns: ['TELEHEALTH', 'TELEHEALTH & OFFER'],
    answer: `This site does not list telehealth as a service of its own. What it needs is what we do: networks and Wi-Fi that hold, secure remote access, EHR and patient portal setup with the vendor, and a helpdesk at any hour. For your case, ${SALES}.`,
    weight: 0.1,
  },
  {
    id: 'encryption',
    patterns: [
      'ENCRYPTION & !EFAX',
      'ENCRYPTION & M365',
      'ENCRYPTION & BACKUP',
      'ENCRYPTION & WORKSTATION',
    ],
    answer: `Encryption is part of several services: on every device we manage, for messages that carry patient information, for off-site backups, for eFax in transit and in storage, and on websites. ${READ('Security Services', '/services/security-services')}`,
    service: 'security-services',
  },
  {
    id: 'windows-computers',
    patterns: [
      'arreglan|reparan|componen ~3 computadoras|computadora|equipos|laptops',
      'WORKSTATION & OFFER',
      'WORKSTATION & HELPDESK',
      'WORKSTATION & NEED_HELP',
      'mac|macs & OFFER',
    ],
    answer: `Yes, we look after the computers, laptops and tablets of clinics: the helpdesk fixes what it can by remote session while you wait, ${claims.supportHours}, and managed IT keeps updates, protection and a replacement plan. Whether Macs or other makes are included is not stated on this site, so please ask: ${phone.display}. ${READ('Helpdesk Support', '/services/helpdesk-support')}`,
    spanish: `Sí, cuidamos las computadoras de las clínicas, con soporte a cualquier hora: ${phone.display}. [Helpdesk Support](/services/helpdesk-support)`,
    service: 'helpdesk-support',
    weight: -0.5,
  },
  {
    id: 'broken',
    patterns: [
      'printer|printers|computer|computers ~9 hates|mess|trouble|acting',
      'IT_OBJECT ~7 BROKEN & !WEBSITE_QUESTION',
      'BROKEN ~5 IT_OBJECT',
      'NEED_HELP & IT_OBJECT & BROKEN',
      'fix ~5 IT_OBJECT & now|today|my|our',
      'NEED_HELP & PRINTER|WIFI|PASSWORD',
      'i ~3 PASSWORD & forgot|reset|locked|lost|expired|remember',
      'BROKEN & PASSWORD',
      '^ PASSWORD',
      'BROKEN & we|our|my|mi|nuestra|nuestro',
    ],
    answer: `That is a job for our helpdesk: call ${phone.display} now, a person answers ${claims.supportHours} and connects to the screen. If it can wait until morning, existing customers write to ${emails.support.address}. Not a client yet? Call too, and we talk about what helps. ${READ('Helpdesk Support', '/services/helpdesk-support')}`,
    more: [
      `We fix what we can by remote session while you watch, and say plainly when a part or a visit is needed. When the fault belongs to your EHR or internet provider, we call them and stay on the line: ${phone.display}.`,
    ],
    spanish: `De eso se encarga nuestro soporte técnico: llame ahora al ${phone.display}, contesta una persona a cualquier hora. [Helpdesk Support](/services/helpdesk-support)`,
    service: 'helpdesk-support',
    weight: 0.1,
    isGeneral: true,
  },
  {
    id: 'portal',
    patterns: [
      'clinical portals',
      'PORTAL & !ERX & !WEBSITE & !patient & !code',
      'elo',
      'WHERE ~5 log|sign|login',
      'emar|mar ~4 link|login|where|portal',
    ],
    answer: `The records portal, the medication administration record and the point-of-care system are linked on one page: [Clinical portals](/elo). For a login that does not work, ${PERSON}.`,
    spanish: `Los tres portales clínicos están en una sola página: [Clinical portals](/elo). Si no puede entrar, llame al ${phone.display}.`,
    weight: 0.1,
  },
  {
    id: 'blog',
    patterns: ['BLOG & !CONTENT & !COPY', 'BLOG & YOU', 'BLOG & OFFER', 'any ~3 BLOG'],
    answer: `Our blog has checklists and guides for people who run clinics: security, HIPAA, networks and daily work. ${READ('Blog', '/blog')}`,
    spanish: `Nuestro blog (en inglés) tiene guías y listas para clínicas: [Blog](/blog).`,
    weight: -0.4,
    isGeneral: true,
  },
];
