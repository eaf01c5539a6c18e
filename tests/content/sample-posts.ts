import { splitFrontMatter } from '#server/features/blog/authoring/post-file.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../content/blog/', import.meta.url));

interface FrontMatter {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly category: string;
  readonly status: 'published' | 'archived' | 'scheduled';
  readonly publishedAt?: string;
  readonly scheduledFor?: string;
}

/** The posts that come with the site, as their files have them. */
export const samplePosts = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const [, yaml = '', content = ''] = splitFrontMatter(readFileSync(join(folder, file), 'utf8'));
    return {
      file,
      data: parse(yaml) as FrontMatter,
      content,
      paragraphs: content.trim().split(/\n\s*\n/),
    };
  });
