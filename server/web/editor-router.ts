import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { readsOnly } from '#server/http/requirements.ts';
import { noteRoute } from '#server/http/request-log.ts';
import { OperatorError } from '#server/lib/operator-error.ts';

/** Where the editor is; the rest of the site knows nothing of it. */
export const EDITOR_PATH = '/write/';

/** Hosts that the editor of a folder speaks with, beside its own. */
const facts = z.object({ hosts: z.array(z.string().regex(/^https:\/\/[\w.:-]+$/)) });

/**
 * Serves the editor of posts from a folder that `npm run write -- --out` has written, with a policy of its
 * own: it compiles its form rules (eval), sets styles, and speaks with the forge. That policy is for this
 * path alone (docs/decisions/writing-in-the-browser.md).
 * @throws OperatorError at start when the folder is not such a folder
 */
export function editorRouter(folder: string): RequestHandler {
  const { hosts } = readFacts(folder);
  const headers = {
    'Content-Security-Policy': editorPolicy(hosts),
    // Forges sign people in in a window of their own, which has to find its way back.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Embedder-Policy': 'unsafe-none',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-cache',
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.get(EDITOR_PATH.slice(0, -1), (_req, res) => res.redirect(301, EDITOR_PATH));
  router.use(
    EDITOR_PATH,
    noteRoute(`${EDITOR_PATH}*`),
    readsOnly,
    (_req, res, next) => {
      res.set(headers);
      next();
    },
    express.static(folder, { cacheControl: false, redirect: false }),
  );
  return router;
}

function readFacts(folder: string): z.output<typeof facts> {
  try {
    return facts.parse(JSON.parse(readFileSync(join(folder, 'editor.json'), 'utf8')));
  } catch {
    throw new OperatorError(
      `There is no editor in ${folder}: write it with npm run write -- --out, or leave EDITOR_DIR out.`,
    );
  }
}

function editorPolicy(hosts: readonly string[]): string {
  const others = hosts.map((host) => ` ${host}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${others}`,
    "font-src 'self' data:",
    `connect-src 'self' blob: data:${others}`,
    "frame-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';');
}
