import { pictureHosts } from '#shared/content/picture-hosts.ts';
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export type HeaderTable = Readonly<Record<string, string>>;

export interface SecurityHeaderOptions {
  /** Canonical origin; over https, browsers are told to stay on https. */
  readonly publicUrl: string;
  /** `sha256-…` of the inline scripts and styles that pages carry. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Other hosts that pictures may come from; those of the content when left out. */
  readonly pictureHosts?: readonly string[];
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Powers of the browser that no page uses, switched off for embedded scripts too. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The one table of security headers. Answers of Express and pages written from memory before
 * Express both send exactly these, so helmet is asked once and not at every request.
 */
export function securityHeaders(options: SecurityHeaderOptions): HeaderTable {
  const { scriptHashes, styleHashes, pictureHosts: hosts = pictureHosts } = options;
  const isHttps = options.publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes.map(quoted)],
        'style-src': ["'self'", ...styleHashes.map(quoted)],
        'img-src': ["'self'", 'data:', ...hosts.map((host) => `https://${host}`)],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        // Over plain http it would send visitors to an https port that nobody listens on.
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return { ...collect(setHeaders), 'Permissions-Policy': PERMISSIONS_POLICY };
}

/** Sends the table with every answer of Express. */
export function sendHeaders(table: HeaderTable): RequestHandler {
  const headers = Object.entries(table);
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

function quoted(hash: string): string {
  return `'${hash}'`;
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
