import { type EngineName, findEngine } from './find-engines.ts';
import { startWithPuppeteer } from './puppeteer-visitor.ts';
import type { Visitor } from './visitor.ts';
import { startWebKit } from './webkit-visitor.ts';

/** A running browser. */
export interface Engine {
  /** Somebody who has never been here. */
  readonly newVisitor: () => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/**
 * Starts an engine, or says why it cannot be had.
 * @param options with `isStill` Firefox is told that motion is unwanted
 */
export async function startEngine(
  name: EngineName,
  options: { install: boolean; isStill?: boolean },
): Promise<Engine | { readonly missing: string }> {
  const found = await findEngine(name, options);
  if ('missing' in found) return found;
  if ('driver' in found) return startWebKit(found);
  const { isStill = false } = options;
  return startWithPuppeteer(name === 'firefox' ? name : 'chromium', found.executablePath, isStill);
}
