/** `npm run size`: weighs the first visit to every page of the built site; fails above a budget. */
import { services } from '#shared/services/index.ts';
import { pagePath } from '#shared/site-map.ts';
import { everyPage } from '../site/every-page.ts';
import { startSite } from '../site/start-site.ts';
import { judge } from './budgets.ts';
import { documentSizes, fontSizes, scriptSizes, type Weighed } from './first-visit.ts';

// As it is published: over https there are more headers.
const site = await startSite({ env: { PUBLIC_URL: 'https://www.example.org' } });
try {
  const dist = new URL('../../dist/client/', import.meta.url);
  const pages = (await everyPage(site.url)).map(({ path }) => path);
  const details = services.map(({ id }) => pagePath('service', { id }));
  const [documents, scripts, fonts] = await Promise.all([
    documentSizes(site.url, [...new Set([...pages, ...details])]),
    scriptSizes(dist),
    fontSizes(dist),
  ]);
  const { lines, hasPassed } = judge({
    // A visit has one document, and the heaviest must do.
    document: documents[0]?.bytes ?? 0,
    script: sum(scripts),
    fonts: sum(fonts),
  });
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const { name, bytes } of [...documents, ...scripts, ...fonts]) {
    process.stdout.write(`       ${String(bytes).padStart(6)} ${name}\n`);
  }
  process.exitCode = hasPassed ? 0 : 1;
} finally {
  await site.stop();
}

function sum(files: readonly Weighed[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
