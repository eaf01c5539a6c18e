import { claims, company } from '../content/company.ts';
import { defineService } from './define-service.ts';

export const websiteHosting = defineService({
  title: 'Website Hosting',
  shortDescription: `HIPAA-compliant hosting with ${claims.uptime}% uptime and people behind it.`,
  icon: 'globe',
  hue: 7,
  metadata: {
    title: `HIPAA-Compliant Website Hosting for Clinics | ${company.brand}`,
    description: `HIPAA-compliant website hosting with ${claims.uptime}% uptime, daily backups, professional e-mail, SSL certificates and a person to call day or night.`,
    keywords: 'HIPAA website hosting, medical website hosting, clinic website, managed hosting',
  },
  oldNames: ['hosting', 'web-hosting', 'websites'],
  fullDescription: [
    `Patients meet your website before they meet you: hours, directions, the form they fill in on a phone in the parking lot. We host clinic websites with ${claims.uptime}% uptime, on servers set up for HIPAA, so that a form asking about symptoms does not become a breach. If a page is down at night, we know before your patients tell you.`,
    'We take over the site you have or build a new one, with the domain, certificates and e-mail that belong to it. Your staff can change hours, add a provider or post a closing notice without calling anyone; we set up the editor and train the people who will use it. Pages are designed for phones first and can be read by screen readers.',
    'Backups run every day and are kept apart from the server. If an update goes wrong or a provider’s page disappears, we bring yesterday’s copy back. Domains and certificates renew before they lapse, in your name and not in a web designer’s. And because forms and trackers can carry patient data, we check what your site sends, and to whom.',
  ],
  benefits: [
    'HIPAA-compliant hosting',
    'Automated daily backups and disaster recovery',
    'Professional email hosting with spam protection',
    'CMS setup and training',
    'Mobile-responsive design',
  ],
  features: [
    {
      title: 'HIPAA-Compliant Hosting',
      description:
        'Encrypted storage, access logs and a signed business associate agreement for sites whose forms touch patient data.',
    },
    {
      title: 'High Performance',
      description:
        'Pages are cached, compressed and kept light, so they open quickly on a phone with two bars.',
    },
    {
      title: 'Domain Management',
      description:
        'Registration, renewal and DNS in one place, with the domain registered in your clinic’s name.',
    },
    {
      title: `${claims.uptime}% Uptime`,
      description:
        'We check your site around the clock from outside and act on the first missed answer.',
    },
    {
      title: 'SSL Certificates',
      description:
        'Every page is served over an encrypted connection, and certificates renew by themselves.',
    },
    {
      title: '24/7 Support',
      description:
        'A person to call when the site is down or the holiday hours are wrong, day or night.',
    },
  ],
  topics: ['websites', 'healthcare privacy', 'backups', 'risk analysis'],
  assistant: {
    concept: 'WEBSITE',
    searchWords: `website, websites, web site, web sites, web hosting, website hosting, web page, webpage, host our site, host our website, host my website, website design, web design, web designer, web development, redesign, build a website, build us a website, build websites, new website, wordpress, cms, landing page, landing pages, sitio web, pagina web, paginas web, site hosting, homepage, our site, hosting, hospedaje, alojamiento web, web presence, make a website, make websites, update our website, wix, squarespace, godaddy`,
    spanish: `sitios web: alojamiento conforme a HIPAA con ${claims.uptime}% de disponibilidad, diseño, dominios y correo`,
  },
});
