import { OperatorError } from '#server/lib/operator-error.ts';
import { Command, CommanderError } from 'commander';
import { addBackupCommand } from './backup/backup-command.ts';
import { addMoveCommand } from './backup/move-command.ts';
import { addRestoreCommand } from './backup/restore-command.ts';
import { addCheckCommand } from './check/check-command.ts';
import { addLeadsCommand } from './leads/leads-command.ts';
import { addPostsCommand } from './posts/posts-command.ts';
import { addReportCommand } from './report/report-command.ts';
import { addSmsCommand } from './sms/sms-command.ts';
import { namingTarget } from './name-target.ts';
import { type Outcome, type StaffContext, type StaffParts, UsageError } from './staff-context.ts';
import { terminalText } from './terminal-text.ts';
import { addVitalsCommand } from './vitals/vitals-command.ts';

const WRONG_USE = 2;

/** Each feature adds its command here: one line. */
const features = [
  addPostsCommand,
  addLeadsCommand,
  addSmsCommand,
  addVitalsCommand,
  addReportCommand,
  addBackupCommand,
  addRestoreCommand,
  addMoveCommand,
  addCheckCommand,
];

/**
 * Runs one staff command.
 * @param args what stands behind `npm run staff --`
 * @returns the exit code: 0 done, 1 a finding or a failure that was explained in one sentence, 2 wrong use
 * @throws what is a fault of ours
 */
export async function runStaff(args: readonly string[], parts: StaffParts): Promise<number> {
  let exitCode: number = 0;
  let program: Command | undefined;
  const context: StaffContext = {
    ...parts,
    print: (text) => parts.print(terminalText(text)),
    note: (text) => parts.note(terminalText(text)),
    connect: async () =>
      namingTarget(await parts.connect({ create: program?.opts()['create'] === true }), parts),
    finish: (outcome: Outcome) => {
      exitCode = outcome;
    },
  };
  try {
    program = createProgram(context);
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return isHelp(error) ? 0 : WRONG_USE;
    if (!(error instanceof UsageError || error instanceof OperatorError)) throw error;
    context.note(error.message);
    return error instanceof UsageError ? WRONG_USE : 1;
  }
}

function createProgram(context: StaffContext): Command {
  const program = new Command('staff')
    .usage('COMMAND …')
    .description('What staff do from the command line: npm run staff -- COMMAND …')
    .option('--create', 'make the embedded database in DATA_DIR where there is none yet')
    .exitOverride()
    .showHelpAfterError('(add --help for what this command takes)')
    .configureOutput({
      writeOut: (text) => context.print(text.replace(/\n$/, '')),
      writeErr: (text) => context.note(text.replace(/\n$/, '')),
    });
  for (const addTo of features) addTo(program, context);
  return program;
}

/** Help that was asked for; the one shown for a missing command is wrong use. */
function isHelp({ code }: CommanderError): boolean {
  return code === 'commander.helpDisplayed' || code === 'commander.version';
}
