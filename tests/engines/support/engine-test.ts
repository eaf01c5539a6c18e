import { engineNames } from './find-engines.ts';
import { afterAll, beforeAll, describe, inject, onTestFinished, test as base } from 'vitest';
import { type Engine, startEngine } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** `npm test` looks at what is quickly had: Firefox, where it is installed, and one of each kind. */
export const isSweep = process.env.SWEEP === '1';

/** A browser comes up slowly on a machine that does other things as well. */
const START_TIMEOUT_MS = 120_000;
const TEST_TIMEOUT_MS = 120_000;

/** @returns who opens a path of the site, with the page as its address gives it */
export type Visit = (path: string, width?: number, origin?: string) => Promise<Visitor>;

type Define = (name: string, body: (visit: Visit) => Promise<void>) => void;

/**
 * Defines tests once for each engine; where one is missing they are skipped, and say what is missing.
 * @param define gets `test`, and `sweep` for what only `npm run test:browsers` looks at
 */
export function inEveryEngine(define: (test: Define, sweep: Define) => void): void {
  describe.for(isSweep ? engineNames : (['firefox'] as const))('%s', (name) => {
    let engine: Engine | { readonly missing: string };
    beforeAll(async () => {
      engine = await startEngine(name, { install: isSweep });
    }, START_TIMEOUT_MS);
    afterAll(async () => {
      if (!('missing' in engine)) await engine.close();
    });
    const test: Define = (title, body) => {
      base(title, { timeout: TEST_TIMEOUT_MS }, async ({ skip }) => {
        if ('missing' in engine) return skip(engine.missing);
        const { newVisitor } = engine;
        await body(async (path, width = 1280, origin = inject('siteUrl')) => {
          const visitor = await newVisitor();
          onTestFinished(() => visitor.close());
          await visitor.resize(width, 800);
          await visitor.go(origin + path);
          return visitor;
        });
      });
    };
    define(test, isSweep ? test : () => undefined);
  });
}
