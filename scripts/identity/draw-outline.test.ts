import { usStates } from '#shared/identity/us-states.ts';
import { secondIdentity } from '#tests/identity/second-identity.ts';
import { expect, test } from 'vitest';
import { drawOutline } from './draw-outline.ts';

const { claims, place } = secondIdentity;

/** A town in each of the fifty states. */
const towns: Readonly<Record<string, readonly [number, number]>> = {
  AK: [-149.9, 61.218],
  HI: [-157.858, 21.307],
  OR: [-121.315, 44.058],
  ME: [-68.778, 44.801],
  FL: [-80.192, 25.762],
  RI: [-71.412, 41.824],
  MI: [-84.555, 42.733],
};

test.each(Object.entries(towns))('%s has an outline around its office', (region, at) => {
  const [longitude, latitude] = at;
  const outline = drawOutline({ claims, place: { ...place, region, longitude, latitude } });
  expect(outline.state).toMatch(/^M[-\d l.zM]+z$/);
  // It travels with the page that shows it.
  expect(JSON.stringify(outline).length).toBeLessThan(9_000);
});

test('every state of the table has borders in the map', () => {
  for (const region of Object.keys(usStates)) {
    const scaled = { ...claims, radiusMiles: 3000 };
    const outline = drawOutline({ claims: scaled, place: { ...place, region } });
    if (!['DC', 'RI', 'DE'].includes(region)) expect(outline.state, region).not.toBe('');
  }
});

test('a town lies where it is: Portland is northwest of Bend', () => {
  const town = drawOutline(secondIdentity).towns.find(({ name }) => name === 'Portland');
  expect(town?.x).toBeLessThan(550);
  expect(town?.y).toBeLessThan(341);
});
