import { expect, test } from 'vitest';
import { urgentAnswer } from '../urgent.ts';

test.each([
  'our exam room cameras can be watched by anybody on some website, a patient just showed me',
  'cualquiera puede ver en vivo las cámaras del consultorio en internet',
])('cameras that strangers watch come off the network first: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^(Take those cameras off|Desconecte ahora esas cámaras)/);
});

test.each([
  'the leasing company picked up our copiers an hour ago and nobody wiped them',
  'my boss sold the old laptops on marketplace and none of them was wiped, patients are on there',
])('a device that left with its disk as it was is stopped on its way: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^Stop it while it can still be reached/);
});

test.each([
  'can you set up a camera in our lobby so that we can watch it live from home',
  'what happens to the drives when you take an old server away',
  'should a copier be wiped before it is returned',
  'our old IT person was let go last spring, everything was closed that same day, no rush at all',
  'hace dos años entró agua al cuarto del servidor y ya quedó arreglado, ¿tienen sensores?',
])('and none of this is heard in a plan or a story of long ago: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});
