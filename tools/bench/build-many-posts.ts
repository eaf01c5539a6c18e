import type { NewBlogPost } from '#shared/schema.ts';

const HOUR_MS = 60 * 60_000;
const PARAGRAPHS = 12;
const SENTENCES = 6;

const openings = ['Every clinic', 'A small practice', 'The front desk', 'Your vendor', 'One nurse'];
const verbs = ['keeps', 'tests', 'prints', 'forgets', 'counts', 'renews'];
const objects = ['the list', 'a backup', 'two phones', 'the paper forms', 'an old laptop', 'a key'];
const endings = ['before Friday', 'twice a year', 'after hours', 'in writing', 'with a witness'];

/**
 * Posts as a blog of many years has them: some 5 kB of text each, an hour apart, half of them
 * archived and the last ten scheduled after `newest`. The same count gives the same posts.
 * @param newest when the newest published post came out
 */
export function buildManyPosts(count: number, newest: Date): NewBlogPost[] {
  const scheduled = Math.min(10, Math.floor(count / 10));
  return Array.from({ length: count }, (_, index) => {
    // Oldest first, as years of writing put them into a table.
    const time = new Date(newest.getTime() + (index - (count - 1 - scheduled)) * HOUR_MS);
    const isScheduled = index >= count - scheduled;
    const isArchived = index < count / 2;
    return {
      title: `What ${index + 1} weeks of practice taught us about ${pick(objects, index)}`,
      slug: `lesson-${index + 1}`,
      summary: `${sentence(index)} ${sentence(index + 7)}`,
      content: contentOf(index),
      tags: [`healthcare topic ${index % 40}`, `habit ${index % 17}`],
      category: 'Operations',
      status: isScheduled ? 'scheduled' : isArchived ? 'archived' : 'published',
      publishedAt: isScheduled ? null : time,
      scheduledFor: isScheduled ? time : null,
    };
  });
}

function contentOf(seed: number): string {
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, paragraph) => {
    const start = seed * PARAGRAPHS * SENTENCES + paragraph * SENTENCES;
    const text = Array.from({ length: SENTENCES }, (_, index) => sentence(start + index)).join(' ');
    return paragraph % 3 === 1 ? `**Step ${paragraph}: ${sentence(start)}**\n\n${text}` : text;
  });
  return paragraphs.join('\n\n');
}

/** A different one for every number, so that compression cannot fold the posts into one. */
function sentence(seed: number): string {
  const words = [openings, verbs, objects, endings].map((list, place) =>
    pick(list, Math.floor(seed / 3 ** place) + place),
  );
  return `${words.join(' ')}, and line ${seed % 9973} of the plan says who checks it.`;
}

function pick(list: readonly string[], seed: number): string {
  return list[seed % list.length] ?? '';
}
