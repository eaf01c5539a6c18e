import type { RequestClient } from 'twilio';
import type { Config } from '#server/config.ts';
import { checkAnalytics } from './check-analytics.ts';
import { checkDatabase, checkDisk } from './check-database.ts';
import type { DatabaseAccess } from './check-operations.ts';
import type { CheckLine } from './check-line.ts';
import { checkModel } from './check-model.ts';
import { checkPublicUrl } from './check-public-url.ts';
import { checkSmtp } from './check-smtp.ts';
import { checkTwilio } from './check-twilio.ts';
import { checkWebhook } from './check-webhook.ts';

export interface CheckOptions {
  readonly config: Config;
  /** Allowed settings that are hardly meant, one sentence each. */
  readonly doubts: readonly string[];
  /** Whether PUBLIC_URL was given: its default is for this machine alone. */
  readonly hasPublicUrl: boolean;
  /** @throws OperatorError when there is no way to the database */
  readonly connect: () => Promise<DatabaseAccess>;
  readonly now: Date;
  readonly sendTestMail: boolean;
  /** What tests put in the place of the outside world. */
  readonly outside?: {
    readonly twilio?: RequestClient;
    readonly tagsUrl?: string;
    readonly ca?: string;
  };
}

/** Asks everything that is configured, the outside world all at once. */
export async function runChecks(options: CheckOptions): Promise<CheckLine[]> {
  const { config, doubts, now, outside = {}, sendTestMail } = options;
  let access: DatabaseAccess | undefined;
  const connect = async () => (access ??= await options.connect());
  try {
    const database = await checkDatabase(config, connect);
    const token = await access?.token().catch(() => undefined);
    const lines = await Promise.all([
      checkDisk(config),
      checkSmtp(config, sendTestMail),
      checkWebhook(config, now),
      checkModel(config),
      checkTwilio(config, outside.twilio),
      checkAnalytics(config, outside.tagsUrl),
      options.hasPublicUrl
        ? checkPublicUrl(config, {
            token,
            now,
            ...(outside.ca !== undefined && { ca: outside.ca }),
          })
        : [],
    ]);
    return [...checkSettings(doubts), database, ...lines.flat()];
  } finally {
    await access?.close();
  }
}

function checkSettings(doubts: readonly string[]): CheckLine[] {
  if (doubts.length > 0) return doubts.map((message) => ({ name: 'settings', ok: false, message }));
  return [{ name: 'settings', ok: true, message: 'No name is misspelt, and no half is missing.' }];
}
