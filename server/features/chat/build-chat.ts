import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Metrics } from '#server/lib/metrics.ts';
import type { Logger } from 'pino';
import type { BlogService } from '../blog/blog-service.ts';
import { createBuiltInAnswerer } from './built-in/built-in-answerer.ts';
import { createSearchTools, type SearchTools } from './built-in/search-tools.ts';
import { type ChatService, createChatService } from './chat-service.ts';
import { prepareUnderstanding } from './prepare-understanding.ts';
import { readMessage } from './understanding/reading.ts';
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
export async function buildChat(parts: ChatParts): Promise<PreparedChat> {
  const { blog, database, logger, metrics } = parts;
  const postPassages = createPostPassages({
    posts: () => readablePosts(blog),
    contentVersion: () => database.content.version(),
    waitMs: POSTS_WAIT_MS,
  });
  const toolsFor = createSearchTools(postPassages);
  const chat = createChatService({
    builtIn: createBuiltInAnswerer(toolsFor),
    model: await modelAnswerer(parts, toolsFor),
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

/** Where a model is configured; its code is loaded with it. */
async function modelAnswerer(parts: ChatParts, toolsFor: () => Promise<SearchTools>) {
  const { apiKey, baseUrl } = parts.config.openai;
  const isConfigured = apiKey !== undefined || baseUrl !== undefined;
  if (!isConfigured || parts.config.chat.dailyTokenLimit === 0) return undefined;
  const { openModel } = await import('./model/open-model.ts');
  return openModel(parts, async ({ message }) => findPosts(message, await toolsFor()));
}

const MAX_POSTS = 3;

/** What posts say about a question: they are too long to be among the facts of every one. */
function findPosts(message: string, { passages, correct }: SearchTools) {
  const reading = readMessage(message, correct);
  return passages
    .find(reading, ({ kind }) => kind === 'post', MAX_POSTS)
    .map(({ passage }) => passage);
}
