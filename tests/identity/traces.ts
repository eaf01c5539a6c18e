import type { Identity } from '#shared/identity/identity-schema.ts';
import { clockTime } from '#shared/identity/office-hours.ts';
import { palettesApart } from './palettes-apart.ts';
import { secondIdentity } from './second-identity.ts';

/** What the product came with; nobody else's site may show it. */
const SAMPLE = /\bredbud|\bedmond\b|\boklahoma\b|555-0199|555-0142|1200 example|73034/i;

/**
 * Words by which an identity is told from the second one: every text of it that the other does not hold
 * and that is no common word.
 */
function wordsOf(identity: Identity): string[] {
  const { names, place, channels, portals, blurb, legal } = identity;
  const { timeZone: _zone, region: _region, ...address } = place;
  const others = JSON.stringify(secondIdentity);
  // The name of a network is everybody's.
  const { social, ...reached } = channels;
  return [names, address, reached, social.map(({ url }) => url), portals, blurb, legal]
    .flatMap(strings)
    .flatMap((text) => [text, text.replace('https://', ''), `+1${text.replace(/\D/g, '')}`])
    .concat(hoursOf(identity))
    .filter((text) => text.length > 4 && !others.includes(text));
}

/** Its opening hours, in both languages. */
function hoursOf({ hours }: Identity): string[] {
  const others = secondIdentity.hours.map(({ opens, closes }) => opens + closes);
  return hours
    .filter(({ opens, closes }) => !others.includes(opens + closes))
    .flatMap(({ opens, closes }) =>
      ['to', 'a'].map((until) => `${clockTime(opens)} ${until} ${clockTime(closes)}`),
    );
}

/** Figures of an identity as only its claims are said, where the second one has others. */
function figuresOf({ claims }: Identity): RegExp[] {
  const others = secondIdentity.claims;
  const said = [
    ['radiusMiles', '-mile'],
    ['maxUsers', ' users'],
    ['satisfaction', '%'],
    ['retention', '%'],
    ['uptime', '%'],
    ['resolutionSpeed', '/10'],
  ] as const;
  return said
    .filter(([name]) => claims[name] !== others[name])
    .map(([name, unit]) => new RegExp(`(?<![\\d.,])${claims[name]}${unit}`));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

/**
 * What a text still says of another identity.
 * @param first the identity that the files hold
 */
export function tracesIn(text: string, first: Identity): string[] {
  const words = [...wordsOf(first), ...palettesApart(first)].filter((word) => text.includes(word));
  const phrases = [SAMPLE, ...figuresOf(first)].flatMap((phrase) => phrase.exec(text)?.[0] ?? []);
  return [...words, ...phrases];
}
