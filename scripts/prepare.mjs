/**
 * Runs before `npm start` (and with --install-only before `npm run dev`). Needs nothing but Node:
 * on a fresh clone there is no package yet.
 */
import { prepare } from './prepare/prepare.mjs';
import { PrepareError, say } from './prepare/project.mjs';

try {
  await prepare({ withBuild: !process.argv.includes('--install-only') });
} catch (error) {
  if (!(error instanceof PrepareError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
