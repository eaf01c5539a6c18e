import type { Config } from '#server/config.ts';
import { askSite, type SiteAnswer } from './ask-site.ts';
import { checkLine, type CheckLine, FindingError, whyUnreachable } from './check-line.ts';
import { judgeProxy } from './judge-proxy.ts';

const MIN_CERTIFICATE_DAYS = 14;
const DAY_MS = 86_400_000;
const LOOPBACK = /^(127\.|localhost$|\[::1\]$)/;

export interface PublicUrlOptions {
  /** The proof that the site's own staff asks; undefined while the database is away. */
  readonly token: string | undefined;
  readonly now: Date;
  /** A certificate to trust besides the usual ones. */
  readonly ca?: string;
}

/** The public address as seen from this machine: this site, its certificate, its proxy. */
export async function checkPublicUrl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { token, now, ca }: PublicUrlOptions,
): Promise<CheckLine[]> {
  let answer: SiteAnswer;
  try {
    answer = await askSite(publicUrl, token ?? 'none', ca);
  } catch (error) {
    const fault = certificateFault(error);
    const name = fault === undefined ? 'public-url' : 'certificate';
    const message = `${publicUrl} ${fault ?? whyUnreachable(error)}.`;
    return [{ name, ok: false, message }];
  }
  const { view, certificateUntil } = answer;
  return [
    await checkLine('public-url', () => Promise.resolve(judgeAddress(publicUrl, answer, token))),
    ...(certificateUntil
      ? [
          await checkLine('certificate', () =>
            Promise.resolve(judgeCertificate(certificateUntil, now)),
          ),
        ]
      : []),
    ...(view
      ? [await checkLine('proxy', () => Promise.resolve(judgeProxy(view, answer.askedFrom)))]
      : []),
  ];
}

function judgeAddress(
  publicUrl: string,
  { status, location, view }: SiteAnswer,
  token: string | undefined,
): string {
  const { hostname, protocol, host } = new URL(publicUrl);
  if (status >= 300 && status < 400) {
    throw new FindingError(
      `${publicUrl} sends visitors on to ${originOf(location, publicUrl)}: make that PUBLIC_URL, or change the proxy.`,
    );
  }
  if (!view) {
    throw new FindingError(
      token === undefined
        ? `${publicUrl} answers (${status}); whether it is this site cannot be seen without its database.`
        : `${publicUrl} answers (${status}), and it is not this site with this database: a wrong PUBLIC_URL, a wrong DATABASE_URL here, or the proxy leads elsewhere.`,
    );
  }
  if (view.host !== host) {
    throw new FindingError(
      `The proxy gives the site the host "${view.host}" in place of "${host}": have it pass on Host.`,
    );
  }
  if (protocol === 'http:' && !LOOPBACK.test(hostname)) {
    throw new FindingError(
      `${publicUrl} is not encrypted: anybody on the way can read names and numbers. Use https.`,
    );
  }
  return `${publicUrl} leads to this site, asked from this machine.`;
}

function originOf(location: string | undefined, publicUrl: string): string {
  return location !== undefined && URL.canParse(location, publicUrl)
    ? new URL(location, publicUrl).origin
    : 'nowhere';
}

function judgeCertificate(until: Date, now: Date): string {
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  if (days < MIN_CERTIFICATE_DAYS) {
    throw new FindingError(
      `The certificate ends in ${days} days: see why it is not renewed (Caddy's or certbot's log).`,
    );
  }
  return `The certificate is good for ${days} days.`;
}

/** What is wrong with a certificate; undefined when that is not why the site was not reached. */
function certificateFault(error: unknown): string | undefined {
  const code = String((Object(error) as { code?: unknown }).code);
  if (code === 'CERT_HAS_EXPIRED') return 'has a certificate that has expired';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'has a certificate for another name';
  const isUntrusted = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_)/.test(
    code,
  );
  if (isUntrusted) return `has a certificate that browsers do not trust (${code})`;
  return /^(ERR_SSL|EPROTO)/.test(code) ? `does not speak TLS there (${code})` : undefined;
}
