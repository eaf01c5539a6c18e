import { paletteOf } from '#shared/identity/theme.ts';
import type { Identity } from '#shared/identity/identity-schema.ts';
import { secondIdentity } from './second-identity.ts';

/** Colors of an identity that the second one does not have, in both spellings. */
export function palettesApart({ theme }: Identity): string[] {
  const others = new Set(Object.values(paletteOf(secondIdentity.theme.hue)));
  return Object.values(paletteOf(theme.hue))
    .filter((hex) => !others.has(hex))
    .flatMap((hex) => [hex, hex.toLowerCase()]);
}
