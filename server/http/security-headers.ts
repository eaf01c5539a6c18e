import type { ThirdParty } from '#shared/analytics/third-party-hosts.ts';
import { pictureHosts } from '#shared/content/picture-hosts.ts';
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { contentPolicy, type InlineHashes, REPORT_GROUP, REPORT_PATH } from './content-policy.ts';

export type HeaderTable = Readonly<Record<string, string>>;

export interface SecurityHeaderOptions extends InlineHashes {
  /** Canonical origin; over https, HSTS is sent. */
  readonly publicUrl: string;
  /** Other hosts that pictures may come from; those of the content when left out. */
  readonly pictureHosts?: readonly string[];
  /** The third-party services that are configured. */
  readonly thirdParties: readonly ThirdParty[];
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What reveals something of a visitor and no page uses, switched off for embedded scripts too. */
const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone']
  .map((feature) => `${feature}=()`)
  .join(',');

/**
 * The one table of security headers. Answers of Express and pages written from memory before
 * Express both send these, so helmet is asked once and not at every request.
 */
export function securityHeaders(options: SecurityHeaderOptions): HeaderTable {
  const isHttps = options.publicUrl.startsWith('https:');
  const setHeaders = helmet({
    // Two policies in one header are more than helmet writes.
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that are gone; each takes room in the first flight.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return {
    'Content-Security-Policy': contentPolicy({ pictureHosts, ...options, isHttps }),
    ...collect(setHeaders),
    // Services recognize their pixels by cookies.
    ...(options.thirdParties.length === 0 && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
    'Permissions-Policy': PERMISSIONS_POLICY,
    ...(isHttps && { 'Reporting-Endpoints': `${REPORT_GROUP}="${REPORT_PATH}"` }),
  };
}

/** Sends the table with every answer of Express. */
export function sendHeaders(table: HeaderTable): RequestHandler {
  const headers = Object.entries(table);
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** A response that goes nowhere and remembers names as they were written. */
class HeaderRecorder extends ServerResponse {
  readonly table: Record<string, string> = {};
  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.table[name] = String(value);
    return this;
  }
}

function collect(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const recorder = new HeaderRecorder(request);
  let failure: unknown;
  middleware(request, recorder, (error) => {
    failure = error;
  });
  if (failure !== undefined) throw new Error('The security headers are wrong.', { cause: failure });
  return recorder.table;
}
