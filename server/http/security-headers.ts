import helmet from 'helmet';
import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type HeaderTable = Readonly<Record<string, string>>;

export interface SecurityHeaderOptions {
  /** Canonical origin; over https, browsers are told to stay on https. */
  readonly publicUrl: string;
  /** `sha256-…` of the inline scripts and styles that pages carry. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
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
  const { scriptHashes, styleHashes } = options;
  const isHttps = options.publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes.map(quoted)],
        'style-src': ["'self'", ...styleHashes.map(quoted)],
        'img-src': ["'self'", 'data:'],
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

/** What a middleware sets, found by handing it a response that only listens. */
function collect(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const table: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      table[name] = value;
    },
    removeHeader() {},
  };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return table;
}
