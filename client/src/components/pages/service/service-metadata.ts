import { siteMap } from '#shared/site-map.ts';
import type { Service, ServiceId } from '#shared/content/types.ts';

export interface ServiceMetadata {
  title: string;
  description: string;
  keywords: string;
}

/** What search results say about a service: the eight of the menu have words of their own (spec §3). */
const written: Record<Exclude<ServiceId, 'efax-services'>, ServiceMetadata> = {
  'helpdesk-support': {
    title: '24/7/365 Healthcare IT Helpdesk Support | Redbud',
    description:
      'A helpdesk for clinics and care facilities that answers at any hour of the year, knows your EHR and your building, and stays on the line until it works.',
    keywords: 'healthcare IT helpdesk, clinic IT support, 24/7 medical IT support, EHR help',
  },
  'security-services': {
    title: 'HIPAA-Compliant IT Security for Clinics | Redbud',
    description:
      'HIPAA-compliant security for medical practices: risk analysis, access rules, encryption, backups you can restore and training for the people at the desk.',
    keywords:
      'HIPAA security, healthcare cybersecurity, HIPAA risk analysis, clinic data protection',
  },
  'network-services': {
    title: 'Network Infrastructure for Healthcare | Redbud',
    description:
      'Structured cabling, clinic-wide Wi-Fi, firewalls and monitoring for practices, hospitals and care facilities, on networks of up to 1000 users.',
    keywords:
      'clinic network, healthcare Wi-Fi, structured cabling, network monitoring, medical firewall',
  },
  'cloud-solutions': {
    title: 'Cloud Solutions for Medical Practices | Redbud',
    description:
      'Files, e-mail, backups and applications in the cloud for medical practices: moved step by step, encrypted, and still reachable when a line is down.',
    keywords: 'healthcare cloud, HIPAA cloud, cloud migration medical practice, cloud backup',
  },
  'emr-integration': {
    title: 'EMR and EHR Integration and Interfaces | Redbud',
    description:
      'EMR and EHR integration for clinics: lab, imaging, pharmacy and billing interfaces that are tested, watched and documented, and records moved with care.',
    keywords: 'EMR integration, EHR integration, HL7 interface, lab interface, EHR migration',
  },
  'managed-services': {
    title: 'Managed IT Services for Healthcare | Redbud',
    description:
      'Managed IT for healthcare: we watch, update, back up and plan everything with a plug, with one number to call and one plan to budget from.',
    keywords:
      'managed IT healthcare, managed service provider clinic, IT outsourcing medical practice',
  },
  'website-hosting': {
    title: 'HIPAA-Compliant Website Hosting for Clinics | Redbud',
    description:
      'HIPAA-compliant website hosting with 99.9% uptime, daily backups, professional e-mail, SSL certificates and a person to call day or night.',
    keywords: 'HIPAA website hosting, medical website hosting, clinic website, managed hosting',
  },
  'digital-marketing': {
    title: 'Digital Marketing for Medical Practices | Redbud',
    description:
      'Digital marketing for medical practices: search engine optimization, targeted advertising, social media and local SEO, with results you can measure.',
    keywords: 'medical practice marketing, healthcare SEO, local SEO clinic, patient acquisition',
  },
};

/** @returns the written metadata; for a service without it, one made of its own texts */
export function serviceMetadata(service: Service): ServiceMetadata {
  if (service.id !== 'efax-services') return written[service.id];
  const { title, shortDescription, benefits } = service;
  return {
    title: `${title} for Healthcare Providers | Redbud`,
    description: `${shortDescription} ${benefits[0] ?? ''}.`,
    keywords: `${title}, ${siteMap.services.keywords}`,
  };
}
