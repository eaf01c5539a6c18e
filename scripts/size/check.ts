/** `npm run size`: weighs the home page of the built site and fails when a budget is exceeded. */
import { startSite } from '../site/start-site.ts';
import { judge } from './budgets.ts';
import { homeScripts, homeWeights } from './home-weight.ts';

const site = await startSite();
try {
  const dist = new URL('../../dist/client/', import.meta.url);
  const { lines, isKept } = judge(await homeWeights(site.url, dist));
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const { file, bytes } of await homeScripts(dist)) {
    process.stdout.write(`       ${String(bytes).padStart(6)} ${file}\n`);
  }
  process.exitCode = isKept ? 0 : 1;
} finally {
  await site.stop();
}
