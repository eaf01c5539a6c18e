import type { Check } from './check.ts';
import { countOf, sampleHost, sampleName, sampleNumber } from './samples.ts';

const inCompany = (key: string) => `shared/identity/identity.ts: ${key} (npm run identity)`;

/** Who the company is and how it is reached. */
export const identityChecks: readonly Check[] = [
  {
    id: 'name',
    what: 'Company name',
    where: inCompany('name'),
    remaining: ({ company }) => sampleName(company.name),
  },
  {
    id: 'brand',
    what: 'Product brand',
    where: inCompany('brand'),
    remaining: ({ company }) => sampleName(company.brand),
  },
  {
    id: 'alerts-program',
    what: 'Name of the SMS program',
    where: inCompany('alertsProgram'),
    remaining: ({ company }) => sampleName(company.alertsProgram),
  },
  {
    id: 'phone',
    what: 'Toll-free phone',
    where: inCompany('phone'),
    remaining: ({ company }) => sampleNumber(company.phone),
  },
  {
    id: 'sms-number',
    what: 'Number that text messages come from',
    where: inCompany('sms'),
    remaining: ({ company }) => sampleNumber(company.sms),
  },
  ...(['general', 'sales', 'support'] as const).map((name): Check => ({
    id: `email-${name}`,
    what: `E-mail address, ${name}`,
    where: inCompany(`emails.${name}`),
    remaining: ({ company }) => sampleHost(company.emails[name].address),
  })),
  {
    id: 'web',
    what: 'Web address in texts',
    where: inCompany('web'),
    remaining: ({ company }) => sampleHost(company.web.url),
  },
  {
    id: 'address',
    what: 'Postal address',
    where: inCompany('address'),
    remaining: ({ company }) =>
      /\bexample\b/i.test(company.address.street) ? company.address.oneLine : null,
  },
  ...(['records', 'medication', 'pointOfCare'] as const).map((name): Check => ({
    id: `portal-${name}`,
    what: 'Portal link on /elo',
    where: inCompany(`portals.${name}`),
    remaining: ({ company }) => sampleHost(company.portals[name]),
  })),
  {
    id: 'social',
    what: 'Social links',
    where: inCompany('social'),
    remaining: ({ company: { social } }) =>
      countOf(social.filter(({ url }) => sampleHost(url)).length, social.length, 'lead nowhere'),
  },
  {
    id: 'leaders',
    what: 'Names of the leadership team',
    where: inCompany('team'),
    remaining: ({ company: { team } }) =>
      countOf(team.filter(({ name }) => name === null).length, team.length, 'are not given'),
  },
  {
    id: 'photos',
    what: 'Photos of the leadership team',
    where: inCompany('team'),
    remaining: ({ company: { team } }) =>
      countOf(team.filter(({ photo }) => photo === null).length, team.length, 'are monograms'),
  },
];
