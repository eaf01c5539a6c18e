import type { Site } from '#scripts/site/start-site.ts';
import { budgets } from '#scripts/size/budgets.ts';
import { documentSizes } from '#scripts/size/first-visit.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readSamplePosts } from '#server/features/blog/read-sample-posts.ts';
import { projectRoot } from '#server/lib/project-root.ts';
import { blogTexts } from '#shared/content/blog-texts.ts';
import { blogPosts } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { freshDataDir } from '#tests/setup/embedded-template.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { startOwnSite } from './support/start-own-site.ts';

const content = `Ask for **four numbers** before somebody opens your ceiling. The [network page](/services/network-services) has the rest, and [HHS](https://www.hhs.gov/hipaa) the rules.

## What to ask for

1. The price of one drop, tested.
2. Who opens the ceiling:
   - the building
   - or the contractor
3. \`Cat 6A\`, never less.

- [x] Floor plan
- [ ] Number of *patients* in the building

> A cable nobody has tested is a hope.

### In numbers

| Room | Drops | Price of one | Tested by whom and when |
| ---- | ----: | -----------: | ----------------------- |
| Front desk | 4 | $180 | The contractor, on the day |
| Exam room | 2 | $210 | Us, before the first patient |

![A locked room with three racks](/blog/locked-server-room.avif "The racks of a clinic, behind a door that locks")

\`\`\`
interface GigabitEthernet1/0/1
  description exam-room-1 wall plate left, tested with a certifier
\`\`\`

---

Then <b>call</b> [nobody](javascript:hostile()).`;

let dataDir: string;
let site: Site;

beforeAll(async () => {
  dataDir = await freshDataDir();
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  const format = 'markdown' as const;
  await database.db
    .insert(blogPosts)
    .values([
      buildPost({ slug: 'cables', title: 'What a cable costs', format, content }),
      buildPost({ slug: 'long', content: await longText() }),
      buildPost({ slug: 'long-markdown', format, content: await longText() }),
      ...[1, 2, 3, 4, 5, 6].map((number) => buildPost({ title: `Post number ${number}` })),
    ]);
  await database.close();
  site = await startOwnSite({ dataDir });
});

afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a Markdown post is read with its links, lists, tables and pictures, and leads on', async ({
  openPage,
}) => {
  const page = await openPage('/blog/cables', { origin: site.url });
  await hydrated(page);
  const body = page.locator('.post-body');
  expect(await body.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'What to ask for',
  ]);
  expect(await body.getByRole('listitem').count()).toBe(7);
  expect(await body.getByRole('cell').count()).toBe(8);
  expect(await body.getByRole('link').allTextContents()).toEqual(['network page', 'HHS']);
  expect(await body.getByText('Then <b>call</b> nobody.').count()).toBe(1);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, `${width} px`).toBe(clientWidth);
    const folder = process.env['PICTURES'];
    if (folder) {
      await body.locator('img').scrollIntoViewIfNeeded();
      await page.screenshot({ path: join(folder, `post-${width}.png`), fullPage: true });
    }
  }
  await page
    .getByRole('navigation', { name: blogTexts.post.readNext })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /^Post number/ }).waitFor();
});

/** 1,500 words of our own posts, in their paragraphs. */
async function longText(): Promise<string> {
  const posts = await readSamplePosts(join(projectRoot, 'content/blog'));
  const paragraphs = posts.flatMap((post) => post.content.split('\n\n'));
  let left = 1_500;
  return paragraphs
    .map((paragraph) => {
      const words = paragraph.split(' ').slice(0, Math.max(0, left));
      left -= words.length;
      return words.join(' ');
    })
    .filter(Boolean)
    .join('\n\n');
}

test('a post of up to 1,500 words travels in the first flight, also for its first reader', async () => {
  const paths = ['/blog/cables', '/blog/long', '/blog/long-markdown'];
  for (const { bytes } of await documentSizes(site.url, paths))
    expect(bytes).toBeLessThanOrEqual(budgets.document.limitBytes);
});
