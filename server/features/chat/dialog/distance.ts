import { places, states } from '#shared/content/assistant/places.ts';
import { company } from '#shared/content/company.ts';
import { type Coordinates, milesFrom } from '#shared/identity/miles-from.ts';
import { plainWords } from '../search/plain-words.ts';

const { geo, claims, address, phone } = company;
/** Nearer to the edge than this, a person should say. */
const EDGE_MILES = 40;

const byWords = Object.entries(places)
  .map(([name, place]) => ({ name, words: ` ${plainWords(name)} `, place }))
  // "Wichita Falls" before "Wichita".
  .sort((one, other) => other.words.length - one.words.length);

type Town = (typeof byWords)[number];

const milesTo = (place: Coordinates): number =>
  Math.hypot(...milesFrom([geo.longitude, geo.latitude], place));

const statesByWords = Object.entries(states)
  .map(([name, points]) => ({ name, words: ` ${plainWords(name)} `, miles: points.map(milesTo) }))
  .sort((one, other) => other.words.length - one.words.length);

// "Is that too far" is answered the other way round.
const TOO_FAR =
  /\btoo? far\b|\btoo much of a drive\b|\boutside\b|\bdemasiado lejos\b|\bmuy lejos\b/;

/** Asked whether we have an office there, a yes about our reach would be a yes to the office. */
const ASKS_OFFICE =
  /\b(?:have|got|is there|any|nearest|closest|tienen|hay)\b[^.?!]{0,40}\b(?:office|branch|location|oficina|sucursal)\b/;
const YES_OR_NO = /(^|[.] )(?:Yes|No|Sí)(?:, [^:]{1,20})?: /g;

/**
 * How far the towns that a message names lie from the office, a sentence for each, or whether a state does;
 * undefined where it names none.
 * @param question where the town was named earlier, what is asked of it now
 */
export function distanceSentence(
  message: string,
  isSpanish: boolean,
  question = message,
): string | undefined {
  const text = ` ${plainWords(message)
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/\s+/g, ' ')} `;
  const asked = plainWords(question);
  const isTooFar = TOO_FAR.test(asked);
  const found = townsIn(text);
  const sentence =
    found.length === 0
      ? stateSentence(text, isSpanish, isTooFar)
      : found.map((town) => townSentence(town, isSpanish, isTooFar)).join(' ');
  return ASKS_OFFICE.test(asked) ? sentence?.replace(YES_OR_NO, '$1') : sentence;
}

const MOST_TOWNS = 3;

/** The towns that a text names, in its order; none within the words of another. */
function townsIn(text: string): readonly Town[] {
  let rest = text;
  const found: (Town & { readonly at: number })[] = [];
  for (const town of byWords) {
    const at = rest.indexOf(town.words);
    if (at < 0) continue;
    found.push({ ...town, at });
    // One space is left on each side: it may begin or end another name.
    rest = rest.replace(town.words, ` ${'-'.repeat(town.words.length - 2)} `);
  }
  return found.sort((one, other) => one.at - other.at).slice(0, MOST_TOWNS);
}

function townSentence({ name, place }: Town, isSpanish: boolean, isTooFar: boolean): string {
  const miles = milesTo(place);
  const about = Math.max(5, Math.round(miles / 5) * 5);
  const [within, beyond] = isTooFar ? ['No, not too far', 'Yes'] : ['Yes', 'No'];
  if (Math.abs(miles - claims.radiusMiles) < EDGE_MILES)
    return isSpanish
      ? `${name} está a unas ${about} millas, cerca del límite de ${claims.radiusMiles}: pregunte al ${phone.display}.`
      : `${name} is about ${about} miles from our office, close to the edge of our ${claims.radiusMiles} miles: please ask at ${phone.display}.`;
  if (miles < claims.radiusMiles)
    return isSpanish
      ? `${isTooFar ? 'No, no está lejos' : 'Sí'}: ${name} está a unas ${about} millas de nuestra oficina en ${address.city}, dentro del radio de ${claims.radiusMiles} millas.`
      : `${within}: ${name} is about ${about} miles from our office in ${address.city}, within the ${claims.radiusMiles} miles of our remote support.`;
  return isSpanish
    ? `${isTooFar ? 'Sí' : 'No'}: ${name} está a unas ${about} millas, fuera de nuestro radio de ${claims.radiusMiles} millas.`
    : `${beyond}: ${name} is about ${about} miles from our office, outside the ${claims.radiusMiles} miles of our remote support.`;
}

/** Whether a state lies within our radius; a part of it counts only for whoever is there. */
function stateSentence(text: string, isSpanish: boolean, isTooFar: boolean): string | undefined {
  const named = statesByWords.filter(({ words }) => text.includes(words));
  // "Kansas too, or only Oklahoma": asked is the other one.
  const found = named.find(({ name }) => !address.regionName.includes(name)) ?? named[0];
  if (found === undefined) return undefined;
  const { name, miles } = found;
  const radius = claims.radiusMiles;
  const isWithin = (each: number) => each <= radius;
  if (miles.every(isWithin))
    return isSpanish
      ? `${isTooFar ? 'No, no está lejos' : 'Sí'}: ${name} queda dentro del radio de ${radius} millas de nuestro soporte a distancia.`
      : `${isTooFar ? 'No, not too far' : 'Yes'}: ${name} lies within the ${radius} miles of our remote support.`;
  if (miles.some(isWithin))
    return isSpanish
      ? `Una parte de ${name} queda dentro del radio de ${radius} millas; díganos qué ciudad es.`
      : `Parts of ${name} lie within the ${radius} miles of our remote support and others do not, so tell us the town.`;
  return undefined;
}
