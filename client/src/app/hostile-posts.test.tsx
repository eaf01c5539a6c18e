import { serializeForScript } from '../lib/serialize-for-script.ts';
import { hostileMarkdown } from '#tests/factories/hostile-markdown.ts';
import { hostilePosts } from '#tests/factories/hostile-posts.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { splitContent } from '#shared/blog/split-content.ts';
import { titleLine } from '../features/blog/title-line.ts';
import { render } from './entry-server.tsx';

/** Few and always the same, one of them a megabyte long; in a sweep others at every run, which SEED brings back. */
const POSTS = isSweep ? 1_000 : 60;
const SEED = isSweep ? Number(process.env['SEED'] ?? randomInt(2 ** 31)) : 8;
const MARKDOWN_POSTS = isSweep ? 5_000 : 60;
/** How many of them are parsed with header, footer and all. */
const WHOLE_PAGES = 20;
/** 5,000 took thirteen minutes on a machine that did much else. */
const RENDER_ALL_MS = 2_400_000;
const posts = hostilePosts(POSTS, SEED);

/** Everything a post may consist of, in its part of the page. */
const ELEMENTS = new Set(
  'a article aside button circle div footer g h1 h2 header img li line nav ol p path picture polyline rect script section source span svg time ul use'.split(
    ' ',
  ),
);
/** What the text of a Markdown post may add. */
const MARKDOWN_ELEMENTS = new Set(
  'blockquote br code del em figcaption figure h3 hr pre strong table tbody td th thead tr'.split(
    ' ',
  ),
);
/** Where its links may lead: here, and by what no browser runs. */
const LINK = /^(?:#|https?:\/\/|mailto:|tel:)/;
/** Stands in the place of a picture that is not wanted yet. */
const BLANK_PICTURE = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1280' height='720'/%3E`;
const ATTRIBUTES =
  /^(class|id|href|src|srcset|media|alt|width|height|loading|referrerpolicy|type|rel|tabindex|datetime|role|d|x[12]?|y[12]?|cx|cy|r|rx|points|viewbox|preserveaspectratio|transform|vector-effect|xmlns|fill|stroke(-.+)?|aria-.+|data-state)$/i;

test(
  `of ${POSTS} hostile posts (SEED=${SEED}) every word is shown and nothing else happens`,
  async () => {
    for (const [index, post] of posts.entries()) {
      const reply = { success: true, post };
      const { document, main } = await pageOf(`/blog/${post.slug}`, reply, index < WHOLE_PAGES);
      expect(visible(main.querySelector('h1')?.textContent), post.slug).toBe(
        visible(titleLine(post.title)),
      );
      const words = [...main.querySelectorAll('article > div p, article > div h2:not([id])')];
      expect(words.map(({ textContent }) => visible(textContent)).join('\n'), post.slug).toBe(
        splitContent(post.content)
          .map(({ text }) => visible(text))
          .join('\n'),
      );
      expectHarmless(document, main, post.slug);
    }
  },
  RENDER_ALL_MS,
);

test(
  `of ${MARKDOWN_POSTS} hostile Markdown posts (SEED=${SEED}) none runs or loads anything`,
  async () => {
    for (const [index, post] of hostileMarkdown(MARKDOWN_POSTS, SEED).entries()) {
      const reply = { success: true, post };
      const { document, main } = await pageOf(`/blog/${post.slug}`, reply, index < WHOLE_PAGES);
      const body = main.querySelector('.post-body');
      for (const element of body?.querySelectorAll('*') ?? []) {
        expectAllowed(element, `${post.slug}: ${post.content}`);
      }
      // The rest of the page is held to what holds for every post.
      body?.remove();
      expectHarmless(document, main, post.slug);
    }
  },
  RENDER_ALL_MS,
);

function expectAllowed(element: Element, name: string): void {
  const tag = element.tagName.toLowerCase();
  if (!ELEMENTS.has(tag) && !MARKDOWN_ELEMENTS.has(tag)) expect.fail(`${name}: <${tag}>`);
  for (const { name: attribute, value } of element.attributes) {
    const isAllowed = ATTRIBUTES.test(attribute) || /^(?:scope|start)$/.test(attribute);
    if (!isAllowed) expect.fail(`${name}: ${attribute}="${value}"`);
  }
  const href = element.getAttribute('href') ?? '/';
  if (!LINK.test(href) && !/^\/(?![/\\])/.test(href)) expect.fail(`${name}: leads to ${href}`);
  const src = element.getAttribute('src') ?? '/';
  if (!/^\/(?![/\\])/.test(src)) expect.fail(`${name}: loads ${src}`);
}

test(
  `of ${POSTS} hostile cards every one has its place and nothing else happens`,
  async () => {
    for (let start = 0; start < POSTS; start += 50) {
      const page = posts.slice(start, start + 50).map(({ content: _left, ...summary }) => summary);
      const { document, main } = await pageOf(
        '/blog/archive',
        { success: true, posts: page, page: 1, pageCount: 1 },
        true,
      );
      expect(main.querySelectorAll('article')).toHaveLength(page.length);
      expectHarmless(document, main, `cards from ${start}`);
    }
  },
  RENDER_ALL_MS,
);

/**
 * The page as a browser reads it: rendered, sent as UTF-8, parsed. Of most pages only the part that
 * shows posts is parsed, where nothing can lead out of it: parsing the rest takes most of the time.
 */
async function pageOf(pathname: string, reply: object, isWhole: boolean) {
  const { head, body, state, status } = await render({
    pathname,
    publicUrl: 'https://site.example',
    readApi: () => Promise.resolve(reply),
  });
  expect(status).toBe(200);
  expect([...body.matchAll(/<\/?main\b/g)].map(String)).toEqual(['<main', '</main']);
  expect(head).not.toMatch(/<(?!(title|meta|link)\b|\/title>)/);
  const part = body.slice(body.indexOf('<main'), body.indexOf('</main>') + '</main>'.length);
  const html = `<!doctype html><html><head>${head}</head><body><div id="root">${isWhole ? body : `${part}<footer></footer>`}</div><script type="application/json" id="page-state">${state}</script></body></html>`;
  const sent = new TextDecoder().decode(new TextEncoder().encode(html));
  const document = new DOMParser().parseFromString(sent, 'text/html');
  const main = document.querySelector('#root main');
  if (!main) throw new Error(`${pathname} has no main part.`);
  return { document, main };
}

function expectHarmless(document: Document, main: Element, name: string): void {
  // What ends the document early leaves nothing behind it.
  expect(document.querySelector('#root footer'), name).not.toBeNull();
  expect(document.body.lastElementChild?.id, name).toBe('page-state');
  expect(document.querySelectorAll('title'), name).toHaveLength(1);
  for (const script of document.querySelectorAll('script')) {
    expect(script.type, name).toMatch(/^application\/(ld\+)?json$/);
    expect(() => JSON.parse(script.textContent) as unknown, name).not.toThrow();
  }
  for (const element of main.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    if (!ELEMENTS.has(tag)) expect.fail(`${name}: <${tag}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (!ATTRIBUTES.test(attribute)) expect.fail(`${name}: ${attribute}="${value}"`);
    }
    for (const attribute of ['href', 'src', 'srcset']) {
      const target = element.getAttribute(attribute);
      if (target === null || target === BLANK_PICTURE || /^\/(?![/\\])/.test(target)) continue;
      expect.fail(`${name}: leads to ${target}`);
    }
  }
}

/** What is left of a text after a parser: no NUL, no broken surrogates, one kind of line break. */
function visible(text: string | undefined): string {
  return (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\ufffd\p{Cs}]/gu, '')
    .trim();
}

test('the state of a page survives every hostile post', () => {
  for (const post of posts) {
    const text = serializeForScript(post);
    expect(JSON.parse(text)).toEqual(post);
    expect(text).not.toContain('<');
  }
});
