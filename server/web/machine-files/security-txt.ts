import { company } from '#shared/content/company.ts';
import { machinePaths } from '#shared/machine-paths.ts';
import { pagePath } from '#shared/site-map.ts';
import type { MachineFile, MachineFileSources } from './machine-file.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/** Less than a year is recommended (RFC 9116 §2.5.5). */
const VALID_DAYS = 180;

/** /.well-known/security.txt (RFC 9116): where to report a weakness. Renewed every day by the clock. */
export function securityTxt({
  publicUrl,
  now,
}: Pick<MachineFileSources, 'publicUrl' | 'now'>): MachineFile {
  const today = () => Math.floor(now().getTime() / ONE_DAY_MS);
  return {
    path: machinePaths.securityTxt,
    contentType: 'text/plain; charset=utf-8',
    version: () => String(today()),
    write: () => {
      const expires = new Date((today() + VALID_DAYS) * ONE_DAY_MS).toISOString();
      const fields = [
        ['Contact', `mailto:${company.emails.support.address}`],
        // Addresses of the web must be https here (§2.4, §2.5.3).
        ...(publicUrl.startsWith('https:') ? [['Contact', publicUrl + pagePath('contact')]] : []),
        ['Expires', expires.replace('.000Z', 'Z')],
        ['Canonical', publicUrl + machinePaths.securityTxt],
        ['Preferred-Languages', 'en'],
      ];
      return fields.map((field) => `${field.join(': ')}\n`).join('');
    },
  };
}
