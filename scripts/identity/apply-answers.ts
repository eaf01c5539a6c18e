import { type Identity, identitySchema } from '#shared/identity/identity-schema.ts';
import { usStates } from '#shared/identity/us-states.ts';
import { isRecord } from '#shared/is-record.ts';
import type { z } from 'zod';

/** Where the rendered relief was made for; elsewhere its hills would lie. */
const RELIEF_PLACE = { latitude: 35.6528, longitude: -97.4781 };
const SAME_PLACE_DEGREES = 0.05;

export type Values = Record<string, unknown>;

export type Applied = { readonly identity: Identity } | { readonly problems: readonly string[] };

/**
 * The present identity with some answers put in their places. What follows from an answer follows: the
 * name and the time zone of a state, the look of the map, the days of the policies, and the
 * version of the consent text.
 * @param answers any part of an identity; lists are replaced as a whole
 * @param today as 2026-03-01
 */
export function applyAnswers(present: Identity, answers: unknown, today: string): Applied {
  if (!isRecord(answers)) return { problems: ['The answers must be an object.'] };
  const merged = merge(present, answers);
  const given = (path: string) => valueAt(answers, path) !== undefined;
  const place = isRecord(merged.place) ? merged.place : {};
  const state = usStates[String(place.region)];
  const isElsewhere = place.region !== present.place.region || place.city !== present.place.city;
  if (state && !given('place.regionName')) place.regionName = state.name;
  if (state && place.region !== present.place.region && !given('place.timeZone')) {
    place.timeZone = state.timeZone;
  }
  if (!given('map')) merged.map = isReliefPlace(place) ? merged.map : 'drawn';
  if (!given('blurb')) merged.blurb = blurbOf(present, place);

  const checked = identitySchema.safeParse(merged);
  if (!checked.success) return { problems: checked.error.issues.map(problemOf) };
  const identity = checked.data;
  const problems = [
    isElsewhere &&
      !(given('place.latitude') && given('place.longitude')) &&
      'place: the town is another one; give its latitude and longitude too.',
    identity.map === 'relief' &&
      !isReliefPlace(place) &&
      'map: the relief shows Edmond, Oklahoma; choose "drawn".',
  ].filter((problem) => problem !== false);
  return problems.length > 0
    ? { problems }
    : { identity: { ...identity, legal: legalOf(present, identity, answers, today) } };
}

/** Policies and consent text name the company, its place and its channels: with these they change. */
function legalOf(
  present: Identity,
  identity: Identity,
  answers: Values,
  today: string,
): Identity['legal'] {
  const legal = { ...identity.legal };
  const keep = isRecord(answers.legal) ? answers.legal : {};
  const differs = (part: (of: Identity) => unknown) =>
    JSON.stringify(part(present)) !== JSON.stringify(part(identity));
  const isOtherParty = differs(({ names, place, channels }) => [names, place, channels]);
  for (const key of ['privacyUpdated', 'cookiesUpdated', 'termsUpdated'] as const) {
    if (isOtherParty && keep[key] === undefined) legal[key] = today;
  }
  const isOtherConsent = differs(({ names }) => [names.company, names.alertsProgram]);
  if (isOtherConsent && keep.consentVersion === undefined) {
    legal.consentVersion = nextVersion(present.legal.consentVersion, today);
  }
  return legal;
}

/** The first version of the day, or the one after the last. */
function nextVersion(last: string, today: string): string {
  const [day, count] = last.split('.');
  return `${today}.${day === today ? Number(count) + 1 : 1}`;
}

/** A sentence that names the town names the new one. */
function blurbOf({ blurb, place }: Identity, { city, regionName }: Values): string {
  return blurb
    .replaceAll(`${place.city}, ${place.regionName}`, `${String(city)}, ${String(regionName)}`)
    .replaceAll(place.city, String(city));
}

const isReliefPlace = ({ latitude, longitude }: Values) =>
  Math.abs(Number(latitude) - RELIEF_PLACE.latitude) < SAME_PLACE_DEGREES &&
  Math.abs(Number(longitude) - RELIEF_PLACE.longitude) < SAME_PLACE_DEGREES;

function problemOf({ path, message, code, ...issue }: z.core.$ZodIssue): string {
  const where = path.join('.');
  if (code !== 'unrecognized_keys') return `${where}: ${message}`;
  const keys = 'keys' in issue ? issue.keys.join(', ') : '';
  return `${where ? `${where}: ` : ''}there is nothing called ${keys}.`;
}

function merge(present: Values, answers: Values): Values {
  const merged: Values = { ...present };
  for (const [key, answer] of Object.entries(answers)) {
    const before = merged[key];
    merged[key] = isRecord(answer) && isRecord(before) ? merge(before, answer) : answer;
  }
  for (const [key, value] of Object.entries(merged))
    if (isRecord(value)) merged[key] = { ...value };
  return merged;
}

export function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), values);
}
