import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Metrics } from '#server/lib/metrics.ts';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { BlogService } from '../blog/blog-service.ts';
import { createBuiltInAnswerer } from './built-in/built-in-answerer.ts';
import { createSearchTools, type SearchTools } from './built-in/search-tools.ts';
import { type ChatService, createChatService } from './chat-service.ts';
import { siteFacts } from './facts/site-facts.ts';
import { createAddressShare } from './model/address-share.ts';
import { createAdmission } from './model/admission.ts';
import { createModelAnswerer } from './model/model-answerer.ts';
import { cachedTokenCost } from './model/cached-token-cost.ts';
import { createModelClient } from './model/model-client.ts';
import { createTokenLedger } from './model/token-ledger.ts';
import { prepareUnderstanding } from './prepare-understanding.ts';
import { readMessage } from './understanding/reading.ts';
import { createOutputCheck } from './output-check/output-check.ts';
import { noteUnanswered, type NotingOptions } from './unanswered/note-unanswered.ts';
import { createPostPassages } from './passages/post-passages.ts';

export interface ChatParts extends NotingOptions {
  readonly config: Config;
  readonly database: Database;
  readonly blog: BlogService;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'recordChatAnswer'>;
}

/** Posts are a plus: a question does not wait long for them. */
const POSTS_WAIT_MS = 500;

/** The assistant, and a way to have it ready before the first question. */
export interface PreparedChat extends ChatService {
  prepare(): Promise<void>;
}

/** Puts the assistant together; without a key and a URL it has only its built-in answers. */
export function buildChat(parts: ChatParts): PreparedChat {
  const { blog, database, logger, metrics } = parts;
  const postPassages = createPostPassages({
    posts: () => readablePosts(blog),
    contentVersion: () => database.content.version(),
    waitMs: POSTS_WAIT_MS,
  });
  const toolsFor = createSearchTools(postPassages);
  const chat = createChatService({
    builtIn: createBuiltInAnswerer(toolsFor),
    model: modelAnswerer(parts, toolsFor),
    logger,
    metrics,
  });
  return {
    ...noteUnanswered(chat, parts),
    // Reading the pages takes some hundred milliseconds, unpacking what was learned some ten.
    async prepare() {
      await toolsFor();
      await prepareUnderstanding();
    },
  };
}

/** The newest posts and the newest of the archive: what is asked about is rarely older. */
async function readablePosts(blog: BlogService) {
  const lists = [await blog.published(), await blog.archived()];
  const posts = [];
  // One after the other: nobody waits for the last one, and pages need the connections.
  for (const { slug } of lists.flatMap((list) => list.posts)) posts.push(await blog.post(slug));
  return posts;
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
    share: createAddressShare(database, { dailyLimit: dailyTokenLimit, now: clock }),
    facts: siteFacts,
    postsFor: async ({ message }) => findPosts(message, await toolsFor()),
    now: clock,
    findFault: createOutputCheck(secretsOf(config)),
    timeLimitMs,
    canary: randomBytes(6).toString('hex'),
    cachedTokenCost: cachedTokenCost(model),
  });
}

const MAX_POSTS = 3;

/** What posts say about a question: they are too long to be among the facts of every one. */
function findPosts(message: string, { passages, correct }: SearchTools) {
  const reading = readMessage(message, correct);
  return passages
    .find(reading, ({ kind }) => kind === 'post', MAX_POSTS)
    .map(({ passage }) => passage);
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
