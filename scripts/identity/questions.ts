import { DAYS } from '#shared/identity/days.ts';

/** One question of `npm run identity`. */
export interface Question {
  /** Where the answer goes, e.g. `names.company`. */
  readonly path: string;
  readonly text: string;
  /** Turns what was typed into the value; a string when left out. */
  readonly read?: (typed: string) => unknown;
}

const number = (typed: string) => (Number.isNaN(Number(typed)) ? typed : Number(typed));
const orNone =
  (read: (typed: string) => unknown = String) =>
  (typed: string): unknown =>
    /^(none|no|-)$/i.test(typed) ? null : read(typed);

/** "Mon-Fri 08:00-18:00; Sat 09:00-13:00" */
function hours(typed: string): unknown {
  return typed.split(';').map((part) => {
    const [days = '', times = ''] = part.trim().split(/\s+(?=\d)/);
    const [opens, closes] = times.split('-').map((time) => time.trim());
    return { days: days.split(',').flatMap(daysOf), opens, closes };
  });
}

function daysOf(range: string): unknown[] {
  const [from, to = from] = range.split('-').map((name) => name.trim().slice(0, 3).toLowerCase());
  const indexOf = (short: string | undefined) =>
    DAYS.findIndex((day) => short !== undefined && day.toLowerCase().startsWith(short));
  const [first, last] = [indexOf(from), indexOf(to)];
  return first === -1 || last === -1 ? [range] : DAYS.slice(first, last + 1);
}

/** "4.9 of 127" */
function rating(typed: string): unknown {
  const [value, count] = typed.split(/\s*of\s*/);
  return { value: Number(value), count: Number(count) };
}

/** "Facebook https://…, LinkedIn https://…" */
const social = (typed: string): unknown =>
  typed.split(',').map((entry) => {
    const [name, url] = entry.trim().split(/\s+(?=https:)/);
    return { name, url };
  });

/** Everything that is asked, in this order; people (team) are edited in the file. */
export const questions: readonly Question[] = [
  { path: 'names.company', text: 'Name of the company, as in contracts' },
  { path: 'names.brand', text: 'Short name (the blog is "… Blog")' },
  { path: 'names.alertsProgram', text: 'Name of the text-message program' },
  { path: 'place.street', text: 'Street and number' },
  { path: 'place.unit', text: 'Suite or floor ("none" for none)', read: orNone() },
  { path: 'place.city', text: 'Town' },
  { path: 'place.region', text: 'State, two letters', read: (typed) => typed.toUpperCase() },
  { path: 'place.postalCode', text: 'ZIP code' },
  { path: 'place.latitude', text: 'Latitude of the office (a map shows it)', read: number },
  { path: 'place.longitude', text: 'Longitude (negative in the United States)', read: number },
  { path: 'place.timeZone', text: 'Time zone, e.g. America/Chicago' },
  { path: 'hours', text: 'Office hours, e.g. Mon-Fri 08:00-18:00; Sat 09:00-13:00', read: hours },
  { path: 'blurb', text: 'The company in one sentence' },
  { path: 'foundingYear', text: 'Year of founding', read: number },
  { path: 'claims.radiusMiles', text: 'Remote support reaches how many miles', read: number },
  { path: 'claims.maxUsers', text: 'Largest network, in users', read: number },
  { path: 'claims.yearsExperience', text: 'Years of experience', read: number },
  { path: 'claims.combinedYears', text: 'Years of the leaders added up', read: number },
  { path: 'claims.satisfaction', text: 'Satisfied clients, percent', read: number },
  { path: 'claims.retention', text: 'Clients who stay, percent', read: number },
  { path: 'claims.resolutionSpeed', text: 'Issue resolution speed, out of 10', read: number },
  { path: 'claims.uptime', text: 'Uptime of hosting, percent', read: number },
  { path: 'rating', text: 'Rating, e.g. 4.9 of 127 ("none" for none)', read: orNone(rating) },
  {
    path: 'reviews',
    text: 'Stars that each quote counts for, 1 to 5 ("none": no stars anywhere)',
    read: orNone((typed) => ({ stars: Number(typed) })),
  },
  { path: 'bbb', text: 'Badge, e.g. BBB A- ("none" for none)', read: orNone() },
  { path: 'channels.phone', text: 'Toll-free phone, like (800) 555-0199' },
  { path: 'channels.sms', text: 'Number that text messages come from' },
  { path: 'channels.general', text: 'General e-mail' },
  { path: 'channels.sales', text: 'E-mail for new customers' },
  { path: 'channels.support', text: 'E-mail for existing customers' },
  { path: 'channels.web', text: 'Web address, like https://www.example.com' },
  {
    path: 'channels.social',
    text: 'Social links, like Facebook https://…, LinkedIn https://… ("none" for none)',
    read: (typed) => (/^none$/i.test(typed) ? [] : social(typed)),
  },
  { path: 'portals.records', text: 'Login of the records portal' },
  { path: 'portals.medication', text: 'Login of the medication record' },
  { path: 'portals.pointOfCare', text: 'Login of the point-of-care system' },
  {
    path: 'theme.hue',
    text: 'Hue of the brand, 0 to 359 (20 red, 60 orange, 145 green, 200 teal, 260 blue, 300 violet, 357 magenta)',
    read: number,
  },
];
