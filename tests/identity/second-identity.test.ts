import { render } from '#client/app/entry-server.tsx';
import { facets } from '#server/features/chat/dialog/facets.ts';
import { companyFacts } from '#server/features/chat/facts/company-facts.ts';
import { pageFacts } from '#server/features/chat/facts/page-facts.ts';
import { siteFacts } from '#server/features/chat/facts/site-facts.ts';
import { audienceTopics } from '#server/features/chat/topics/audience-topics.ts';
import { businessTopics } from '#server/features/chat/topics/business-topics.ts';
import { contactTopics } from '#server/features/chat/topics/contact-topics.ts';
import { messageTopics } from '#server/features/chat/topics/message-topics.ts';
import { personTopics } from '#server/features/chat/topics/person-topics.ts';
import { privacyTopics } from '#server/features/chat/topics/privacy-topics.ts';
import { serviceTopics } from '#server/features/chat/topics/service-topics.ts';
import { talkTopics } from '#server/features/chat/topics/talk-topics.ts';
import type { PublicPosts } from '#server/features/blog/public-posts.ts';
import { machineFiles } from '#server/web/machine-files/machine-files.ts';
import { allPages } from '#server/web/machine-files/page-facts.ts';
import { pageCard } from '#server/web/share/share-cards.ts';
import { shareColors, shareLayout } from '#server/web/share/share-layout.ts';
import {
  CONSENT_VERSION,
  consentText,
  smsReplies,
  smsWelcome,
} from '#shared/content/sms-consent.ts';
import type * as identityFile from '#shared/identity/identity.ts';
import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { answerToStranger, sampleAnswerer } from '#tests/chat/strangers/ask-stranger.ts';
import { strangerSets } from '#tests/chat/strangers/stranger-sets.ts';
import { copyOf } from '#tests/content/content-files.ts';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { secondIdentity } from './second-identity.ts';
import { tracesIn } from './traces.ts';

vi.mock('#shared/identity/identity.ts', async () => {
  const { secondIdentity: identity } = await import('./second-identity.ts');
  return { identity };
});
vi.mock('#shared/identity/outline.ts', async () => {
  const { drawOutline } = await import('#scripts/identity/draw-outline.ts');
  const { secondIdentity: identity } = await import('./second-identity.ts');
  return { outline: drawOutline(identity) };
});

const SITE = 'https://www.cascadecare.test';
/** Where nothing was learned yet, the first question learns. */
const ASK_ALL_MS = 600_000;
const paths = [...allPages().map(({ path }) => path), '/no-such-page', '/services/no-such-service'];

const renderPath = (pathname: string) =>
  render({
    pathname,
    publicUrl: SITE,
    readApi: () => Promise.resolve({ success: true, posts: [] }),
  });

describe('a site of another company', () => {
  let first: typeof identityFile.identity;
  beforeAll(async () => {
    ({ identity: first } = await vi.importActual<typeof identityFile>(
      '#shared/identity/identity.ts',
    ));
  });
  const traces = (text: string) => tracesIn(text, first);

  test.each(paths)('%s says nothing of the first one', async (path) => {
    const { head, body, structuredData } = await renderPath(path);
    // A class is no text: one of them has the name of the color that came first.
    expect(traces(`${head} ${body.replace(/ class="[^"]*"/g, '')} ${structuredData}`)).toEqual([]);
  });

  test.each(['/', '/testimonials'])('%s shows no stars, ratings or reviews', async (path) => {
    const { body, structuredData } = await renderPath(path);
    expect(body).not.toMatch(/out of 5|Rated|BBB/);
    expect(structuredData).not.toMatch(/Review|[rR]ating/);
  });

  test.each(['/contact', '/sitemap', '/services/helpdesk-support'])(
    '%s shows both rows of the office hours',
    async (path) => {
      const { window } = new JSDOM((await renderPath(path)).body);
      const text = window.document.body.textContent;
      expect(text).toContain('Monday to Friday7:30 AM to 5:00 PM Pacific');
      expect(text).toContain('Saturday9:00 AM to 1:00 PM Pacific');
    },
  );

  test('the same hours stand in structured data', async () => {
    const { structuredData } = await renderPath('/');
    expect(structuredData).toContain('"opens":"07:30","closes":"17:00"');
    expect(structuredData).toContain('"dayOfWeek":["Saturday"],"opens":"09:00","closes":"13:00"');
  });

  test('the map is drawn around its own office, with towns of its own region', async () => {
    const { body } = await renderPath('/about');
    expect(body).toContain('Map of Oregon with a circle of 320 miles around Bend');
    for (const town of ['Portland', 'Seattle', 'Boise']) expect(body).toContain(`>${town}<`);
    expect(body).not.toContain('Dallas');
  });

  test('the home page leaves the borders of its map until they are looked at', async () => {
    const borders = /<path d="[^"]{150,}" class="drawn-state"/;
    expect((await renderPath('/about')).body).toMatch(borders);
    const { body } = await renderPath('/');
    expect(body).toContain('drawn-circle');
    expect(body).not.toMatch(borders);
  });

  test('the assistant says nothing of the first one', () => {
    const topics = [
      audienceTopics,
      businessTopics,
      contactTopics,
      messageTopics,
      personTopics,
      privacyTopics,
      serviceTopics,
      talkTopics,
    ].flat();
    const answers = topics.map(({ answer, more, spanish }) => [answer, more, spanish]);
    const facts = [companyFacts, pageFacts, siteFacts, facets];
    expect(traces(JSON.stringify([answers, facts]))).toEqual([]);
    expect(JSON.stringify([answers, facts])).not.toMatch(/undefined|null out|4\.9/);
  });

  test(
    'asked by strangers, the assistant answers them nothing of the first one',
    async () => {
      const answerer = sampleAnswerer();
      for (const question of strangerSets.flatMap((set) => set.questions)) {
        const answer = await answerToStranger(answerer, question);
        const asked = question.turns.join(' ').toLowerCase();
        const said = traces(answer).filter((trace) => !asked.includes(trace.toLowerCase()));
        // A town that is asked about may lie in the sample's state.
        expect(said, `${asked}\n${answer}`).toEqual([]);
      }
    },
    ASK_ALL_MS,
  );

  test('no copy, consent or text message says anything of the first one', async () => {
    const copy = (await copyOf(() => true)).join('\n');
    expect(traces(copy)).toEqual([]);
    expect(consentText(CONSENT_VERSION)).toContain('Cascade Care IT Alerts');
    expect(smsReplies.help).toContain('help@cascadecare.test');
    expect(smsWelcome.length).toBeLessThanOrEqual(160);
  });

  test('what programs fetch says nothing of the first one', async () => {
    const none = () => Promise.resolve([]);
    const posts = new Proxy({}, { get: () => none }) as PublicPosts;
    const files = machineFiles({
      publicUrl: SITE,
      contentVersion: () => '1',
      now: () => new Date('2026-03-01T00:00:00Z'),
      posts,
    });
    for (const file of files) expect(traces(await file.write()), file.path).toEqual([]);
  });

  test('share pictures have its name, its address and its color', () => {
    const drawn = allPages().map((page) => JSON.stringify(shareLayout(pageCard(page))));
    expect(traces(drawn.join('\n'))).toEqual([]);
    expect(drawn[0]).toContain('www.cascadecare.test');
    expect(drawn[0]).toContain(shareColors.accent);
  });

  test('what a browser keeps has its name', () => {
    expect(Object.values(storageKeys).every((key) => key.startsWith('cascade-'))).toBe(true);
  });

  test('the first one is found where it is: the search finds what it seeks', () => {
    const { names, channels, claims } = first;
    expect(traces(`${names.company}, ${channels.phone}`).length).toBeGreaterThan(1);
    expect(traces(`with ${claims.uptime}% uptime`)).toHaveLength(1);
    expect(traces(JSON.stringify(secondIdentity))).toEqual([]);
  });
});
