import { SERVICE_IDS } from '#shared/content/types.ts';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type DatedPage, pageDates } from './page-dates.ts';

const root = new URL('../../../', import.meta.url);
const content = 'shared/content';

/** The texts of each page. What every page shares (company.ts) makes none of them new. */
const pageTexts: Readonly<Record<DatedPage, readonly string[]>> = {
  home: ['home.ts', 'faq.ts', 'testimonials.ts', 'service-summaries.ts'],
  services: ['services-page.ts', 'how-to.ts', 'service-summaries.ts'],
  about: ['about.ts'],
  testimonials: ['testimonials-page.ts', 'testimonials.ts'],
  'case-study': ['case-study.ts'],
  contact: ['contact.ts'],
  'sms-opt-in': ['sms'],
  sitemap: ['sitemap.ts'],
};
const texts = new Map<string, readonly string[]>([
  ...Object.entries(pageTexts),
  ...SERVICE_IDS.map((id) => [id, [`services/${id}.ts`]] as const),
]);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Why the history cannot be asked; undefined where it can. */
function missingHistory(): string | undefined {
  try {
    return git('rev-parse', '--is-shallow-repository').trim() === 'false'
      ? undefined
      : 'a shallow clone has no history';
  } catch {
    return 'there is no git history';
  }
}

const missing = missingHistory();

test.skipIf(missing !== undefined)(
  `the day of a page is not before the last change of its texts${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    const late = Object.entries(pageDates).filter(([page, day]) => {
      const files = texts.get(page)?.map((file) => `${content}/${file}`) ?? [];
      expect(files, page).not.toEqual([]);
      return git('log', '-1', '--format=%as', '--', ...files).trim() > day;
    });
    expect(late, 'Write the day of the change into page-dates.ts').toEqual([]);
  },
);

test('a day is one of the calendar', () => {
  for (const day of Object.values(pageDates)) {
    expect(new Date(`${day}T00:00:00Z`).toISOString()).toBe(`${day}T00:00:00.000Z`);
  }
});
