import type { Check } from './check.ts';
import { countOf, sampleHost, sampleName, sampleNumber } from './samples.ts';

const inIdentity = (key: string) => `shared/identity/identity.ts: ${key} (npm run identity)`;

/** Who the company is and how it is reached. */
export const identityChecks: readonly Check[] = [
  {
    id: 'name',
    what: 'Company name',
    where: inIdentity('names.company'),
    remaining: ({ company }) => sampleName(company.name),
  },
  {
    id: 'brand',
    what: 'Product brand',
    where: inIdentity('names.brand'),
    remaining: ({ company }) => sampleName(company.brand),
  },
  {
    id: 'alerts-program',
    what: 'Name of the SMS program',
    where: inIdentity('names.alertsProgram'),
    remaining: ({ company }) => sampleName(company.alertsProgram),
  },
  {
    id: 'phone',
    what: 'Toll-free phone',
    where: inIdentity('channels.phone'),
    remaining: ({ company }) => sampleNumber(company.phone),
  },
  {
    id: 'sms-number',
    what: 'Number that text messages come from',
    where: inIdentity('channels.sms'),
    remaining: ({ company }) => sampleNumber(company.sms),
  },
  ...(['general', 'sales', 'support'] as const).map((name): Check => ({
    id: `email-${name}`,
    what: `E-mail address, ${name}`,
    where: inIdentity(`channels.${name}`),
    remaining: ({ company }) => sampleHost(company.emails[name].address),
  })),
  {
    id: 'web',
    what: 'Web address in texts',
    where: inIdentity('channels.web'),
    remaining: ({ company }) => sampleHost(company.web.url),
  },
  {
    id: 'address',
    what: 'Postal address',
    where: inIdentity('place'),
    remaining: ({ company }) =>
      /\bexample\b/i.test(company.address.street) ? company.address.oneLine : null,
  },
  ...(['records', 'medication', 'pointOfCare'] as const).map((name): Check => ({
    id: `portal-${name}`,
    what: 'Portal link on /elo',
    where: inIdentity(`portals.${name}`),
    remaining: ({ company }) => sampleHost(company.portals[name]),
  })),
  {
    id: 'social',
    what: 'Social links',
    where: inIdentity('channels.social'),
    remaining: ({ company: { social } }) =>
      countOf(social.filter(({ url }) => sampleHost(url)).length, social.length, 'lead nowhere'),
  },
  {
    id: 'leaders',
    what: 'Names of the leadership team',
    where: 'shared/identity/identity.ts: team',
    remaining: ({ company: { team } }) =>
      countOf(team.filter(({ name }) => name === null).length, team.length, 'are not given'),
  },
  {
    id: 'photos',
    what: 'Photos of the leadership team',
    where: 'shared/identity/identity.ts: team',
    remaining: ({ company: { team } }) =>
      countOf(team.filter(({ photo }) => photo === null).length, team.length, 'are monograms'),
  },
];
