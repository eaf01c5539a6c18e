import type { GuideBlock } from '#tests/e2e/support/guide-root.ts';
import assert from 'node:assert/strict';
import type { DebianServer } from './debian-server.ts';
import type { Visitors } from './visitor-load.ts';

/** The guide's own words for the domain; never anybody's (RFC 2606). */
export const SITE = 'https://www.example.org';

export interface Trial {
  readonly server: DebianServer;
  readonly blocks: readonly GuideBlock[];
  readonly visitors: Visitors;
}

/** A block of the guide by its name, as it stands there. */
export function block({ blocks }: Trial, name: string): string {
  const found = blocks.find((one) => one.name === name);
  assert(found, `The guide has no block "${name}".`);
  return found.text;
}
