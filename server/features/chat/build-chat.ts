import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { BlogService } from '../blog/blog-service.ts';
import { createBuiltInAnswerer } from './built-in/built-in-answerer.ts';
import { createSearchTools, type SearchTools } from './built-in/search-tools.ts';
import { type ChatService, createChatService } from './chat-service.ts';
import { createPostFacts } from './facts/post-facts.ts';
import { findFacts } from './find-facts.ts';
import { createAdmission } from './model/admission.ts';
import { createModelAnswerer } from './model/model-answerer.ts';
import { createModelClient } from './model/model-client.ts';
import { createTokenLedger } from './model/token-ledger.ts';
import { createOutputCheck } from './output-check/output-check.ts';

export interface ChatParts {
  readonly config: Config;
  readonly database: Database;
  readonly blog: BlogService;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** Posts are a plus: a question does not wait long for them. */
const POSTS_WAIT_MS = 500;

/** Puts the assistant together; without a key and a URL it has only its built-in answers. */
export function buildChat(parts: ChatParts): ChatService {
  const { blog, database, logger } = parts;
  const postFacts = createPostFacts({
    // The newest fifty: what is asked about is rarely older.
    published: async () => (await blog.published()).posts,
    contentVersion: () => database.content.version(),
    waitMs: POSTS_WAIT_MS,
  });
  const toolsFor = createSearchTools(postFacts);
  return createChatService({
    builtIn: createBuiltInAnswerer(toolsFor),
    model: modelAnswerer(parts, toolsFor),
    logger,
  });
}

function modelAnswerer(
  { config, database, clock }: ChatParts,
  toolsFor: () => Promise<SearchTools>,
) {
  const { apiKey, baseUrl, model } = config.openai;
  const { dailyTokenLimit, maxConcurrent, timeLimitMs } = config.chat;
  const isConfigured = apiKey !== undefined || baseUrl !== undefined;
  if (!isConfigured || dailyTokenLimit === 0) return undefined;
  return createModelAnswerer({
    client: createModelClient({ apiKey, baseUrl, model }),
    ledger: createTokenLedger(database, { dailyLimit: dailyTokenLimit, now: clock }),
    admission: createAdmission(maxConcurrent, clock),
    factsFor: (question) => findFacts(question, toolsFor),
    findFault: createOutputCheck(secretsOf(config)),
    timeLimitMs,
    canary: randomBytes(6).toString('hex'),
  });
}

/** Values of the settings that no visitor may ever read. */
function secretsOf(config: Config): string[] {
  return [
    config.openai.apiKey,
    config.databaseUrl,
    config.smtpUrl,
    config.meta.capiToken,
    config.ga.apiSecret,
    config.leads.webhookSecret,
    config.twilio.authToken,
  ].filter((secret) => secret !== undefined);
}
