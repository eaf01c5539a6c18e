import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { needed } from './internet.ts';
import { entering, type Namespace } from './namespace.ts';

const program = fileURLToPath(new URL('visitors.ts', import.meta.url));
/** A second; `npm run bench -- rolling` sends ten times as many. */
const RATE = 5;

interface VisitReport {
  readonly sent: number;
  readonly failures: readonly string[];
  /** E-mail addresses of the leads that were answered with success. */
  readonly acknowledged: readonly string[];
}

export interface Visitors {
  /** curl with these arguments, out on the internet, trusting the authority's root. @returns stdout */
  curl(...args: readonly string[]): Promise<string>;
  /** Visits the site, forms and chat among it, while the work goes on. */
  during(work: () => Promise<unknown>): Promise<VisitReport>;
}

/** Those who reach the server from outside alone. */
export function visitorsFrom(
  internet: Namespace,
  { address, root }: { readonly address: string; readonly root: string },
): Visitors {
  return {
    curl: (...args) => internet.run(needed('curl', 'curl'), '-sS', '--cacert', root, ...args),
    async during(work) {
      const [nsenter, ...rest] = entering(internet.pid);
      const node = [process.execPath, '--import', import.meta.resolve('tsx'), program];
      const child = spawn(nsenter, [...rest, ...node, address, String(RATE)], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
      try {
        await work();
      } finally {
        child.stdin.end();
        await ended;
      }
      return JSON.parse(text) as VisitReport;
    },
  };
}
