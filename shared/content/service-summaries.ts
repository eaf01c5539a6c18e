import { claims } from './company.ts';
import type { ServiceSummary } from './types.ts';

/**
 * What menus, the footer and cards say of the nine services, in the order of every grid. It stands
 * apart from the full texts because the header is part of every page's first load.
 */
export const serviceSummaries: readonly ServiceSummary[] = [
  {
    id: 'helpdesk-support',
    title: 'Helpdesk Support',
    shortDescription: 'A person who knows your clinic, on the phone at any hour.',
    icon: 'headset',
    color: 1,
  },
  {
    id: 'security-services',
    title: 'Security Services',
    shortDescription: 'HIPAA-compliant protection for patient data, tested and written down.',
    icon: 'shield-check',
    color: 2,
  },
  {
    id: 'network-services',
    title: 'Network Infrastructure',
    shortDescription: `Cabling, Wi-Fi and firewalls for up to ${claims.maxUsers} users.`,
    icon: 'network',
    color: 3,
  },
  {
    id: 'cloud-solutions',
    title: 'Cloud Solutions',
    shortDescription: 'Files, e-mail and backups in the cloud, under a signed BAA.',
    icon: 'cloud',
    color: 4,
  },
  {
    id: 'emr-integration',
    title: 'EMR/EHR Integration',
    shortDescription: 'Labs, imaging, billing and devices that reach the right chart.',
    icon: 'file-heart',
    color: 5,
  },
  {
    id: 'managed-services',
    title: 'Managed IT Services',
    shortDescription: 'Your whole IT, looked after for one monthly fee.',
    icon: 'server-cog',
    color: 6,
  },
  {
    id: 'website-hosting',
    title: 'Website Hosting',
    shortDescription: `HIPAA-compliant hosting with ${claims.uptime}% uptime and people behind it.`,
    icon: 'globe',
    color: 7,
  },
  {
    id: 'digital-marketing',
    title: 'Digital Marketing',
    shortDescription: 'Be found by the patients near you, and see what each dollar brought.',
    icon: 'megaphone',
    color: 8,
  },
  {
    id: 'efax-services',
    title: 'eFax Services',
    shortDescription: 'Keep your fax numbers and lose the machine in the hallway.',
    icon: 'file-output',
    color: 9,
  },
];

/** The header panel, the footer and the sitemap list eight services: all except eFax (spec §2). */
export const menuServices: readonly ServiceSummary[] = serviceSummaries.filter(
  ({ id }) => id !== 'efax-services',
);
