import { writeFile } from 'node:fs/promises';
import { evidenceHtml } from '#server/features/sms/staff/evidence-html.ts';
import { evidenceText } from '#server/features/sms/staff/evidence-text.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import type { Command } from 'commander';
import { type StaffContext, call, jsonOption, printJson } from '../staff-context.ts';
import { phoneArgument } from './arguments.ts';

interface Options {
  json?: true;
  html?: string;
}

/** The packet for a dispute. Exit code 1: the number is unknown, or something in it was changed. */
export function addEvidence(sms: Command, context: StaffContext): void {
  sms
    .command('evidence')
    .argument('<number>')
    .description('all that proves what a number agreed to and when it stopped')
    .addOption(jsonOption())
    .option('--html <file>', 'write it as a document to print or send')
    .action(async (number: string, { json, html }: Options) => {
      const phoneNumberE164 = phoneArgument(number);
      const evidence = await call(context, 'sms.evidence', { phoneNumberE164 });
      const at = context.clock();
      if (html !== undefined) await writeNew(html, evidenceHtml(evidence, at));
      if (json) printJson(context, { generatedAt: at, ...evidence });
      else if (html === undefined) context.print(evidenceText(evidence, at));
      const isSound =
        evidence.chain.isWhole &&
        evidence.events.every(
          ({ isUnchanged, isTextUnchanged, explainedBy }) =>
            (isUnchanged || explainedBy !== null) && isTextUnchanged,
        );
      if (evidence.events.length === 0) context.note(`There are no events of ${phoneNumberE164}.`);
      context.finish(isSound && evidence.events.length > 0 ? 0 : 1);
    });
}

/** Readable for its owner alone: it names a person. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      code === 'EEXIST'
        ? `${file} is there already; choose another name.`
        : `${file} cannot be written (${code ?? 'unknown'}).`,
    );
  }
}
