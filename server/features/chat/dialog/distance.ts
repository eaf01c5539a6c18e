import { places } from '#shared/content/assistant/places.ts';
import { company } from '#shared/content/company.ts';
import { milesFrom } from '#shared/identity/miles-from.ts';
import { plainWords } from '../search/plain-words.ts';

const { geo, claims, address, phone } = company;
/** Nearer to the edge than this, a person should say. */
const EDGE_MILES = 40;

const byWords = Object.entries(places)
  .map(([name, place]) => ({ name, words: ` ${plainWords(name)} `, place }))
  // "Wichita Falls" before "Wichita".
  .sort((one, other) => other.words.length - one.words.length);

/** How far a town that a message names lies from the office, as a sentence; undefined where it names none. */
export function distanceSentence(message: string, isSpanish: boolean): string | undefined {
  const text = ` ${plainWords(message)
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/\s+/g, ' ')} `;
  const found = byWords.find(({ words }) => text.includes(words));
  if (found === undefined) return undefined;
  const [east, south] = milesFrom([geo.longitude, geo.latitude], found.place);
  const miles = Math.hypot(east, south);
  const about = Math.max(5, Math.round(miles / 5) * 5);
  const { name } = found;
  // "Is that too far" is answered the other way round.
  const isTooFar =
    /\btoo far\b|\btoo much of a drive\b|\boutside\b|\bdemasiado lejos\b|\bmuy lejos\b/.test(text);
  const [within, beyond] = isTooFar ? ['No', 'Yes'] : ['Yes', 'No'];
  if (Math.abs(miles - claims.radiusMiles) < EDGE_MILES)
    return isSpanish
      ? `${name} está a unas ${about} millas, cerca del límite de ${claims.radiusMiles}: pregunte al ${phone.display}.`
      : `${name} is about ${about} miles from our office, close to the edge of our ${claims.radiusMiles} miles: please ask at ${phone.display}.`;
  if (miles < claims.radiusMiles)
    return isSpanish
      ? `${isTooFar ? 'No' : 'Sí'}: ${name} está a unas ${about} millas de nuestra oficina en ${address.city}, dentro del radio de ${claims.radiusMiles} millas.`
      : `${within}: ${name} is about ${about} miles from our office in ${address.city}, within the ${claims.radiusMiles} miles of our remote support.`;
  return isSpanish
    ? `${isTooFar ? 'Sí' : 'No'}: ${name} está a unas ${about} millas, fuera de nuestro radio de ${claims.radiusMiles} millas.`
    : `${beyond}: ${name} is about ${about} miles from our office, outside the ${claims.radiusMiles} miles of our remote support.`;
}
