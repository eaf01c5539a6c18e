/**
 * `npm run sms:audit -- [http://127.0.0.1:3000]`: does the running site say what the carriers want to
 * read, and what is to be written into their form?
 * Exit code 0 when it does, 1 when something is missing, 2 when the site cannot be read.
 */
import { auditPages } from './audit-pages.ts';
import { registrationText } from './registration-text.ts';

const DEFAULT_SITE = 'http://127.0.0.1:3000';
const TIMEOUT_MS = 10_000;

async function read(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.text();
}

try {
  const site = new URL(process.argv[2] ?? DEFAULT_SITE).origin;
  const results = auditPages({
    consentPage: await read(`${site}/sms-opt-in`),
    privacyPolicy: await read(`${site}/privacy-policy`),
  });
  for (const { demand, isMet } of results) {
    process.stdout.write(`${isMet ? 'ok     ' : 'MISSING'} ${demand}\n`);
  }
  process.stdout.write(`\nFor the registration:\n\n${registrationText(site)}\n`);
  process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The site cannot be read: ${reason}\n`);
  process.exitCode = 2;
}
