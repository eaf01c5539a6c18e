import type { Answerer } from '#server/features/chat/answerer.ts';
import { passagesOfPost } from '#server/features/chat/passages/post-passages.ts';
import type { ChatTurn } from '#shared/contracts/chat.ts';
import { samplePosts } from '#tests/content/sample-posts.ts';
import { createBuiltInAnswerer } from '#server/features/chat/built-in/built-in-answerer.ts';
import { createSearchTools } from '#server/features/chat/built-in/search-tools.ts';
import type { Stranger } from './stranger-sets.ts';

/** The built-in answerer over the pages and the sample posts. */
export function sampleAnswerer(): Answerer {
  const passages = Promise.resolve(
    samplePosts
      .filter(({ data }) => data.status !== 'scheduled')
      .flatMap(({ data, content }) =>
        passagesOfPost({
          slug: data.slug,
          title: data.title,
          summary: data.summary ?? null,
          content,
        }),
      ),
  );
  return createBuiltInAnswerer(createSearchTools(() => passages));
}

/** The answer to the last message of a conversation. */
export async function answerToStranger(
  answerer: Answerer,
  { turns }: Pick<Stranger, 'turns'>,
  timed: (ms: number) => void = () => undefined,
): Promise<string> {
  const history: ChatTurn[] = [];
  let answer = '';
  for (const message of turns) {
    const startedAt = performance.now();
    answer = await answerer.answer({ message, history: [...history] });
    timed(performance.now() - startedAt);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer });
  }
  return answer;
}
