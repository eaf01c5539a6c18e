import { company } from '#shared/content/company.ts';
import { machinePaths } from '#shared/machine-paths.ts';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { everyAddress } from './support/every-address.ts';
import { servedPage, withoutSpace } from './support/served-page.ts';

/** Every page, service and post, one after the other, on a machine that may be slow. */
const ALL_PAGES = { timeout: 240_000 };

const read = async (siteUrl: string) => (await fetch(siteUrl + machinePaths.llms)).text();

test(
  'every fact and every answer for language models stands on a page of the site',
  ALL_PAGES,
  async ({ siteUrl }) => {
    const text = await read(siteUrl);
    expect(text).toContain(`# ${company.name}\n`);
    const [facts = ''] = text.split('\n## ');
    const answers = /## Questions and answers\n\n([^#]*)/.exec(text)?.[1] ?? '';
    const addresses = await everyAddress(siteUrl);
    const pages: string[] = [];
    for (const path of addresses) pages.push((await servedPage(siteUrl, path)).text);
    const isOnAPage = (part: string) => pages.some((page) => page.includes(withoutSpace(part)));

    // Numbers with what belongs to them, and e-mail addresses.
    const claims =
      facts.match(/\(\d{3}\) [\d-]+|[\w.]+@[\w.]+\w|\d[\d/.,:]*\d[%+]?|\d[%+]?/g) ?? [];
    expect(claims.length).toBeGreaterThan(15);
    expect(claims.filter((claim) => !isOnAPage(claim))).toEqual([]);
    const said = answers.split('\n').filter((line) => line.startsWith('- '));
    expect(said.length).toBeGreaterThan(3);
    for (const line of said) {
      const [question = '', answer = ''] = line.slice(2).split(/(?<=\?) /, 2);
      expect([question, isOnAPage(question), isOnAPage(answer)]).toEqual([question, true, true]);
    }
  },
);

test(
  'every address for language models is there, and may be listed',
  ALL_PAGES,
  async ({ siteUrl }) => {
    const links = [...(await read(siteUrl)).matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(30);
    for (const url of links) {
      const response = await fetch(url, { redirect: 'manual' });
      expect([url, response.status]).toEqual([url, 200]);
      expect(await response.text()).not.toMatch(/<meta name="robots" content="noindex/);
    }
  },
);
