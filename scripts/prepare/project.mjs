import { fileURLToPath } from 'node:url';

/** The folder of the project, wherever a command was started from. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A condition the person at the keyboard can mend; shown as one sentence without a stack. */
export class PrepareError extends Error {}

/** One line on standard error, so that standard output belongs to the program that follows. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
