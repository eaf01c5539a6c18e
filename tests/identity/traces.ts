import type { Identity } from '#shared/identity/identity-schema.ts';
import { palettesApart } from './palettes-apart.ts';
import { secondIdentity } from './second-identity.ts';

/** What the product came with; nobody else's site may show it. */
const SAMPLE = /\bredbud|\bedmond\b|\boklahoma\b|555-0199|555-0100|1200 example|73034/i;

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
    .filter((text) => text.length > 4 && !others.includes(text));
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
  const found = [...wordsOf(first), ...palettesApart(first)].filter((word) => text.includes(word));
  const sample = SAMPLE.exec(text)?.[0];
  return sample === undefined ? found : [...found, sample];
}
