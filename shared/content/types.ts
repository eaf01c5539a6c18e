/** Shapes of the site's copy. Pages, JSON-LD, the footer and the assistant all read the same typed data. */

export const SERVICE_IDS = [
  'helpdesk-support',
  'security-services',
  'network-services',
  'cloud-solutions',
  'emr-integration',
  'managed-services',
  'website-hosting',
  'digital-marketing',
  'efax-services',
] as const;

/** The last segment of /services/{id} (spec §2). */
export type ServiceId = (typeof SERVICE_IDS)[number];

/** Names of the interface icons a service may use; the client maps each to one lucide icon. */
export type ServiceIcon =
  | 'headset'
  | 'shield-check'
  | 'network'
  | 'cloud'
  | 'file-heart'
  | 'server-cog'
  | 'globe'
  | 'megaphone'
  | 'file-output';

/** One of the nine hues of the harmonised family in tailwind.config.ts (`hue-1` … `hue-9`). */
export type ServiceColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface Feature {
  title: string;
  description: string;
}

export interface Service {
  id: ServiceId;
  title: string;
  /** One sentence for cards and menus, at most 110 characters. */
  shortDescription: string;
  /** Exactly three paragraphs (spec §3); the first one also stands on the card of /services. */
  fullDescription: readonly [string, string, string];
  icon: ServiceIcon;
  color: ServiceColor;
  /** At least five; cards show the first three. */
  benefits: readonly string[];
  /** Exactly six. */
  features: readonly Feature[];
}

/** Attributed by role, never by an invented personal name. */
export interface Testimonial {
  quote: string;
  /** e.g. "Practice manager" */
  author: string;
  /** e.g. "Family medicine clinic, Edmond"; empty where the client asked for it. */
  organization: string;
}

export interface FaqEntry {
  question: string;
  answer: string;
}

export interface HowToStep {
  position: number;
  name: string;
  text: string;
  /** Path on this site, made absolute with PUBLIC_URL where it is shown to machines. */
  url: string;
}
