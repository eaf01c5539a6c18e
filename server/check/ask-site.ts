import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { TEST_TIMEOUT_MS } from './check-line.ts';
import { SITE_CHECK_HEADER, SITE_CHECK_PATH, type SiteView, siteView } from './site-check-route.ts';
import { parseJson } from '#shared/parse-json.ts';

/** Of a block that is for documentation only. */
export const PRETENDED_ADDRESS = '192.0.2.1';

export interface SiteAnswer {
  readonly status: number;
  readonly location: string | undefined;
  /** What this very site saw of the request; undefined when another site answered. */
  readonly view: SiteView | undefined;
  /** The address that this machine asked from. */
  readonly askedFrom: string;
  /** Until when the certificate is good; undefined without TLS. */
  readonly certificateUntil: Date | undefined;
}

/**
 * Asks the public address as an outsider who pretends to come from elsewhere.
 * @param ca a certificate to trust besides the usual ones
 * @throws what the network or TLS says
 */
export function askSite(publicUrl: string, token: string, ca?: string): Promise<SiteAnswer> {
  const address = new URL(SITE_CHECK_PATH, publicUrl);
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const req = send(
      address,
      {
        agent: false,
        headers: { [SITE_CHECK_HEADER]: token, 'X-Forwarded-For': PRETENDED_ADDRESS },
        signal: AbortSignal.timeout(TEST_TIMEOUT_MS),
        ...(ca !== undefined && { ca }),
      },
      (res) => {
        const { socket } = res;
        const certificate = 'getPeerCertificate' in socket ? certificateOf(socket) : undefined;
        const askedFrom = socket.localAddress ?? '';
        let text = '';
        res.setEncoding('utf8');
        res.on('data', (chunk: string) => {
          text = (text + chunk).slice(0, 10_000);
        });
        res.on('error', reject);
        res.on('end', () => {
          resolve({
            status: res.statusCode ?? 0,
            location: res.headers.location,
            view: siteView.safeParse(parseJson(text)).data,
            askedFrom,
            certificateUntil: certificate,
          });
        });
      },
    );
    req.on('error', reject);
    req.end();
  });
}

const certificateOf = (socket: unknown) =>
  new Date((socket as TLSSocket).getPeerCertificate().valid_to);
