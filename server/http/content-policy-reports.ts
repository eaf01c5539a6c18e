import { cleanHost, readPage } from '#shared/analytics/clean-address.ts';
import express, { type RequestHandler, Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { REPORT_PATH } from './content-policy.ts';
import { methodNotAllowed, notJson } from './http-errors.ts';
import { noteRoute } from './request-log.ts';
import { requireType } from './requirements.ts';

export interface ContentPolicyReportOptions {
  readonly limit: RequestHandler;
  readonly logger: Pick<Logger, 'warn'>;
  readonly publicUrl: string;
}

/** The old form (report-uri) and the new one (report-to), of which browsers send one or both. */
const TYPES = ['application/csp-report', 'application/reports+json'];
const BODY_LIMIT = '32kb';

/** The same violation is logged once an hour: a popular page would report it many times. */
const QUIET_MS = 3_600_000;
const MAX_REMEMBERED = 500;
/** Made-up hosts write no more lines than this into the log. */
const MAX_LINES_AN_HOUR = 60;
/** One browser has no reason to send more in one post. */
const MAX_REPORTS = 20;

const text = z.string().max(4_096).catch('');
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});
const newReports = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
  }),
);

interface Violation {
  readonly directive: string;
  /** 'inline', 'eval', a scheme, 'self', or a host. */
  readonly blocked: string;
  /** Id of the page table. */
  readonly page: string;
}

/**
 * Takes reports of what the Content-Security-Policy refused, and logs each kind once an hour: the
 * directive, the host and the kind of page, nothing of the visitor. Browsers send them with no origin
 * or cookie, so this stands before the check for cross-site posts. 204, whatever the report says.
 */
export function contentPolicyReports(options: ContentPolicyReportOptions): RequestHandler {
  const { limit, logger, publicUrl } = options;
  const logged = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: QUIET_MS });
  let [hour, lines] = [0, 0];
  function log(violation: Violation): void {
    const thisHour = Math.trunc(Date.now() / QUIET_MS);
    if (thisHour !== hour) [hour, lines] = [thisHour, 0];
    lines += 1;
    if (lines <= MAX_LINES_AN_HOUR) logger.warn(violation, 'the content policy refused something');
    else if (lines === MAX_LINES_AN_HOUR + 1) {
      logger.warn('too many content policy reports: no more of them are logged this hour');
    }
  }
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route(REPORT_PATH)
    .post(
      noteRoute(REPORT_PATH),
      limit,
      requireType(TYPES, notJson),
      express.json({ type: TYPES, limit: BODY_LIMIT, inflate: false }),
      (req, res) => {
        for (const violation of violationsIn(req.body, publicUrl)) {
          const key = Object.values(violation).join(' ');
          if (logged.has(key)) continue;
          logged.set(key, true);
          log(violation);
        }
        res.setHeader('Cache-Control', 'no-store');
        res.status(204).end();
      },
    )
    .all(noteRoute(REPORT_PATH), () => {
      throw methodNotAllowed('POST');
    });
  return router;
}

function violationsIn(body: unknown, publicUrl: string): Violation[] {
  const old = oldReport.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'];
    return [violationOf(directive, report['blocked-uri'], report['document-uri'], publicUrl)];
  }
  const reports = newReports.safeParse(Array.isArray(body) ? body.slice(0, MAX_REPORTS) : []);
  return (reports.data ?? []).map((report) => {
    const { effectiveDirective, blockedURL, documentURL } = report.body;
    return violationOf(effectiveDirective, blockedURL, documentURL, publicUrl);
  });
}

function violationOf(
  directive: string,
  blocked: string,
  page: string,
  publicUrl: string,
): Violation {
  return {
    directive: DIRECTIVES.find((known) => known === directive) ?? 'other',
    blocked: blockedThing(blocked, publicUrl),
    page: readPage(page).id,
  };
}

/** Those of content-policy.ts, and the finer ones that browsers report in their place. */
const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'child-src',
  'worker-src',
  'manifest-src',
  'media-src',
  'form-action',
  'base-uri',
  'object-src',
  'frame-ancestors',
];

const BARE_WORDS = ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'trusted-types-sink'];

function blockedThing(blocked: string, publicUrl: string): string {
  if (BARE_WORDS.includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { hostname, origin, protocol } = new URL(blocked);
  if (origin === publicUrl) return 'self';
  const isWeb = /^(?:https?|wss?):$/.test(protocol);
  // Extensions of the visitor, which are private.
  return isWeb ? (cleanHost(hostname) ?? 'other') : 'other';
}
