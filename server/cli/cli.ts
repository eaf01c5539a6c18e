import { existsSync } from 'node:fs';
import { doubtfulSettings, readConfig } from '#server/config.ts';
import { createLogger } from '#server/lib/logger.ts';
import { connect } from './connect.ts';
import { runStaff } from './run-staff.ts';

/** Side effects only: settings, streams and the exit code of `npm run staff -- …`. */
const clock = () => new Date();

// `| head` closes the pipe when it has seen enough: that is no failure.
process.stdout.on('error', () => process.exit(0));

if (existsSync('.env')) process.loadEnvFile();

try {
  process.exitCode = await runStaff(process.argv.slice(2), {
    print: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void process.stderr.write(`${text}\n`),
    clock,
    config: () => readConfig(),
    doubts: () => doubtfulSettings(),
    async connect({ create }) {
      const config = readConfig();
      return connect({ config, create, clock, logger: createLogger(config.logLevel) });
    },
  });
} catch (error) {
  createLogger('fatal').fatal({ err: error }, 'the command failed');
  process.stderr.write('The command failed; the log entry above says where.\n');
  process.exitCode = 1;
}
