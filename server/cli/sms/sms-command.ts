import type { Command } from 'commander';
import type { StaffContext } from '../staff-context.ts';
import { addCaps } from './caps-command.ts';
import { addEvidence } from './evidence-command.ts';
import { addExplain } from './explain-command.ts';
import { addExport } from './export-command.ts';
import { addErase, addList, addVerify } from './read-commands.ts';
import { addOptOut, addRecordPaper } from './record-commands.ts';
import { addReview } from './review-command.ts';

/** `sms …`: who consented, and the proof of it (docs/sms.md). */
export function addSmsCommand(program: Command, context: StaffContext): void {
  const sms = program
    .command('sms')
    .description('consents to text messages and their proof (docs/sms.md)');
  addList(sms, context);
  addRecordPaper(sms, context);
  addOptOut(sms, context);
  addEvidence(sms, context);
  addVerify(sms, context);
  addExplain(sms, context);
  addCaps(sms, context);
  addReview(sms, context);
  addExport(sms, context);
  addErase(sms, context);
}
