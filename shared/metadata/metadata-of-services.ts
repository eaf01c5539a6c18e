import { company } from '../content/company.ts';
import type { ServiceId } from '../content/types.ts';
import type { Metadata } from './types.ts';

/** What search results say about a service (spec §3); a missing one does not compile. */
export const metadataOfServices: Readonly<Record<ServiceId, Metadata>> = {
  'helpdesk-support': {
    title: `${company.claims.supportHours} Healthcare IT Helpdesk Support | ${company.brand}`,
    description:
      'A helpdesk for clinics and care facilities that answers at any hour of the year, knows your EHR and your building, and stays on the line until it works.',
    keywords: 'healthcare IT helpdesk, clinic IT support, 24/7 medical IT support, EHR help',
  },
  'security-services': {
    title: `HIPAA-Compliant IT Security for Clinics | ${company.brand}`,
    description:
      'HIPAA-compliant security for medical practices: risk analysis, access rules, encryption, backups you can restore and training for the people at the desk.',
    keywords:
      'HIPAA security, healthcare cybersecurity, HIPAA risk analysis, clinic data protection',
  },
  'network-services': {
    title: `Network Infrastructure for Healthcare | ${company.brand}`,
    description: `Structured cabling, clinic-wide Wi-Fi, firewalls and monitoring for practices, hospitals and care facilities, on networks of up to ${company.claims.maxUsers} users.`,
    keywords:
      'clinic network, healthcare Wi-Fi, structured cabling, network monitoring, medical firewall',
  },
  'cloud-solutions': {
    title: `Cloud Solutions for Medical Practices | ${company.brand}`,
    description:
      'Files, e-mail, backups and applications in the cloud for medical practices: moved step by step, encrypted, and still reachable when a line is down.',
    keywords: 'healthcare cloud, HIPAA cloud, cloud migration medical practice, cloud backup',
  },
  'emr-integration': {
    title: `EMR and EHR Integration and Interfaces | ${company.brand}`,
    description:
      'EMR and EHR integration for clinics: lab, imaging, pharmacy and billing interfaces that are tested, watched and documented, and records moved with care.',
    keywords: 'EMR integration, EHR integration, HL7 interface, lab interface, EHR migration',
  },
  'managed-services': {
    title: `Managed IT Services for Healthcare | ${company.brand}`,
    description:
      'Managed IT for healthcare: we watch, update, back up and plan everything with a plug, with one number to call and one plan to budget from.',
    keywords:
      'managed IT healthcare, managed service provider clinic, IT outsourcing medical practice',
  },
  'website-hosting': {
    title: `HIPAA-Compliant Website Hosting for Clinics | ${company.brand}`,
    description: `HIPAA-compliant website hosting with ${company.claims.uptime}% uptime, daily backups, professional e-mail, SSL certificates and a person to call day or night.`,
    keywords: 'HIPAA website hosting, medical website hosting, clinic website, managed hosting',
  },
  'digital-marketing': {
    title: `Digital Marketing for Medical Practices | ${company.brand}`,
    description:
      'Digital marketing for medical practices: search engine optimization, targeted advertising, social media and local SEO, with results you can measure.',
    keywords: 'medical practice marketing, healthcare SEO, local SEO clinic, patient acquisition',
  },
  'efax-services': {
    title: `eFax Services for Medical Practices | ${company.brand}`,
    description:
      'eFax for clinics: keep your fax numbers, lose the machine in the hallway. Encrypted inboxes by department, proof of delivery and filing to the chart.',
    keywords: 'eFax, HIPAA fax, electronic fax clinic, fax number porting, paperless referrals',
  },
};
