import { splitFrontMatter } from '#server/features/blog/authoring/post-file.ts';
import { readFileSync } from 'node:fs';
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

/** The posts that come with the site; whatever is written later follows the writer's own rules. */
const SAMPLES = [
  'backups-you-can-restore',
  'efax-or-fax-machine',
  'ehr-downtime-plan-on-one-page',
  'hipaa-risk-analysis-for-a-small-practice',
  'password-rules-people-can-live-with',
  'phishing-at-the-front-desk',
  'ransomware-drill-in-one-hour',
  'the-last-day-checklist',
  'twelve-dates-for-the-new-year',
  'what-your-website-tells-others-about-patients',
  'wifi-in-exam-rooms',
  'windows-10-ends-in-october',
];

/** As their files have them. */
export const samplePosts = SAMPLES.map((slug) => {
  const file = `${slug}.md`;
  const [, yaml = '', content = ''] = splitFrontMatter(readFileSync(join(folder, file), 'utf8'));
  return {
    file,
    data: parse(yaml) as FrontMatter,
    content,
    paragraphs: content.trim().split(/\n\s*\n/),
  };
});
