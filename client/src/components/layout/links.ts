/** Where the header and the footer lead. Service pages are added from shared/content/services.ts. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** 'Request Services' and 'Get in Touch' go straight to the ways to reach us (spec §2). */
export const CONTACT_HREF = '/contact#contact-top';

export const mainLinks: readonly SiteLink[] = [
  { label: 'About', href: '/about' },
  { label: 'Testimonials', href: '/testimonials' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
];

export const companyLinks: readonly SiteLink[] = [
  { label: 'About', href: '/about' },
  { label: 'Testimonials', href: '/testimonials' },
  { label: 'Case Study', href: '/case-study' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
];

export const legalLinks: readonly SiteLink[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
  { label: 'Cookie Policy', href: '/cookie-policy' },
  { label: 'SMS Consent', href: '/sms-opt-in' },
  { label: 'Sitemap', href: '/sitemap' },
];
