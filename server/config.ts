import { describeFaults } from './config/faults.ts';
import { variables } from './config/variables.ts';
import { OperatorError } from './operator-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * The settings of the server, parsed once. An empty variable counts as absent. This module is the
 * only one that looks at the environment.
 * @throws OperatorError with one message that names every faulty variable
 */
export function readConfig(environment: Environment = process.env) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, text]) => text !== undefined && text.trim() !== ''),
  );
  const result = variables.safeParse(given);
  if (!result.success) throw new OperatorError(describeFaults(result.error.issues, given));
  const env = result.data;
  return {
    host: env.HOST,
    port: env.PORT,
    /** Canonical origin, without a trailing slash. */
    publicUrl: env.PUBLIC_URL ?? originOf({ host: env.HOST, port: env.PORT }),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    seedSample: env.SEED_SAMPLE,
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
      webhookUrl: env.LEADS_WEBHOOK_URL,
      webhookSecret: env.LEADS_WEBHOOK_SECRET,
    },
    twilio: {
      accountSid: env.TWILIO_ACCOUNT_SID,
      authToken: env.TWILIO_AUTH_TOKEN,
      from: env.TWILIO_FROM,
      answersKeywords: env.TWILIO_ANSWERS_KEYWORDS,
    },
    /** Where the machine's own programs are looked for (backups run pg_dump). */
    programPath: environment['PATH'] ?? '',
  };
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
