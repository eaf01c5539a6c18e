import { describeFaults } from './config/faults.ts';
import { halfPairs } from './config/half-pairs.ts';
import { misspeltVariables } from './config/misspelt.ts';
import { variables } from './config/variables.ts';
import { OperatorError } from './lib/operator-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * The settings of the server, parsed once. An empty variable counts as absent. This module is the
 * only one that looks at the environment.
 * @throws OperatorError with one message that names every faulty variable
 */
export function readConfig(environment: Environment = process.env) {
  const given = givenIn(environment);
  const result = variables.safeParse(given);
  if (!result.success) throw new OperatorError(describeFaults(result.error.issues, given));
  const env = result.data;
  return {
    host: env.HOST,
    port: env.PORT,
    /** Where /metrics is served to this machine alone; undefined: nowhere. */
    opsPort: env.OPS_PORT,
    /** Canonical origin, without a trailing slash. */
    publicUrl: env.PUBLIC_URL ?? originOf({ host: env.HOST, port: env.PORT }),
    isDefaultPublicUrl: env.PUBLIC_URL === undefined,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    seedSample: env.SEED_SAMPLE,
    /** Whether pages and the assistant are made ready before anybody asks. */
    prepare: env.PREPARE,
    drainGraceMs: env.DRAIN_GRACE_MS,
    /** Requests per address and window; 0 lifts a limit. */
    rateLimits: {
      form: env.FORM_LIMIT,
      chat: env.CHAT_LIMIT,
      lead: env.LEAD_LIMIT,
      read: env.READ_LIMIT,
      event: env.EVENT_LIMIT,
      report: env.REPORT_LIMIT,
    },
    openai: { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL },
    chat: {
      dailyTokenLimit: env.CHAT_DAILY_TOKEN_LIMIT,
      maxConcurrent: env.CHAT_CONCURRENCY,
      timeLimitMs: env.CHAT_TIME_LIMIT_MS,
    },
    meta: {
      pixelId: env.META_PIXEL_ID,
      capiToken: env.META_CAPI_TOKEN,
      apiUrl: env.META_API_URL,
    },
    gtmContainerId: env.GTM_CONTAINER_ID,
    ga: {
      measurementId: env.GA_MEASUREMENT_ID,
      apiSecret: env.GA_API_SECRET,
      apiUrl: env.GA_API_URL,
    },
    smtpUrl: env.SMTP_URL,
    leads: {
      emailTo: env.LEADS_EMAIL_TO,
      mailsPerHour: env.LEADS_MAILS_PER_HOUR,
      webhookUrl: env.LEADS_WEBHOOK_URL,
      webhookSecret: env.LEADS_WEBHOOK_SECRET,
    },
    /** Recipients of the weekly report on Mondays; empty: it is not sent. */
    reportEmailTo: env.REPORT_EMAIL_TO,
    twilio: {
      accountSid: env.TWILIO_ACCOUNT_SID,
      authToken: env.TWILIO_AUTH_TOKEN,
      from: env.TWILIO_FROM,
      answersKeywords: env.TWILIO_ANSWERS_KEYWORDS,
    },
    sms: {
      /** The first message asks for START, and nothing else is sent before it comes. */
      confirm: env.SMS_CONFIRM,
      /** Welcome messages in a time; 0 lifts a cap. */
      caps: {
        networkHour: env.SMS_CAP_ADDRESS_HOUR,
        networkDay: env.SMS_CAP_ADDRESS_DAY,
        areaCodeHour: env.SMS_CAP_AREA_HOUR,
        areaCodeDay: env.SMS_CAP_AREA_DAY,
        hour: env.SMS_CAP_HOUR,
        day: env.SMS_CAP_DAY,
      },
    },
    /** Where the editor of posts is served from; undefined: there is none. */
    editorDir: env.EDITOR_DIR,
    /** What backups are signed with; undefined: they are not. */
    backupKey: env.BACKUP_KEY,
    /** Where the machine's own programs are looked for (backups run pg_dump). */
    programPath: environment['PATH'] ?? '',
  };
}

/**
 * What is allowed and still hardly meant: names that are a slip away from a known one, and halves of
 * pairs. One sentence each; none stops the start.
 */
export function doubtfulSettings(environment: Environment = process.env): string[] {
  const names = Object.keys(givenIn(environment));
  return [...misspeltVariables(names), ...halfPairs((name) => names.includes(name))];
}

function givenIn(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, text]) => text !== undefined && text.trim() !== ''),
  );
}

/** Where a server listens: http://HOST:PORT, an IPv6 host in brackets. */
export function addressOf({ host, port }: { host: string; port: number }): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The same as a browser writes it in the Origin header, without port 80. */
function originOf(listening: { host: string; port: number }): string {
  return new URL(addressOf(listening)).origin;
}

/** The settings once the port is known; matters where PORT=0 let the system choose one. */
export function withPort(config: Config, port: number): Config {
  const isDefaultUrl = config.publicUrl === originOf(config);
  return { ...config, port, ...(isDefaultUrl && { publicUrl: originOf({ ...config, port }) }) };
}
