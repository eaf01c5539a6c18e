import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { fetchPlain, type PlainAnswer, startPlain } from './plain-server.ts';

/** What a page written by hand would hold of the same words. */
const PLAIN_TAGS = new Set(
  (
    'header nav main footer section article aside h1 h2 h3 h4 p ul ol li a picture source img strong em ' +
    'blockquote figure figcaption dl dt dd table caption thead tbody tr th td form fieldset legend label input ' +
    'select option textarea details summary time address code pre'
  ).split(' '),
);
const VOID_TAGS = new Set(['img', 'input', 'source']);
const PLAIN_ATTRIBUTES =
  'id href src srcset sizes alt width height type name for value loading fetchpriority colspan scope datetime'.split(
    ' ',
  );
const DROPPED = 'script, style, template, noscript, svg, button, link, dialog, [hidden]';
const YEAR = 'public, max-age=31536000, immutable';

/** As much style as a careful author gives such a page; in the document, as the fastest pages have it. */
const STYLE = `*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.6 Georgia,serif;color:#2a1a22;background:#fbf7f4}
header,main,footer{max-width:72rem;margin:auto;padding:1rem}nav ul{display:flex;flex-wrap:wrap;gap:1rem;list-style:none;padding:0}
h1{font-size:clamp(2rem,6vw,3.5rem);line-height:1.1}h2{font-size:1.75rem;line-height:1.2;margin-top:3rem}a{color:#8a1550}
img{max-width:100%;height:auto}main ul{padding-left:1.2rem}footer{border-top:1px solid #dcc;font-size:.95rem}`;

/** A page of the same words and pictures as `html` (the site's own), without framework, script or web font. */
function referencePage(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll(DROPPED)) element.remove();
  for (const picture of document.querySelectorAll('picture')) giveSource(picture);
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  const body = [...document.body.children].map(plainMarkup).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(document.title)}</title><meta name="description" content="${escaped(description ?? '')}">
<link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>
<body>${body}</body></html>`;
}

/** Pictures that the site defers stand in a page written by hand as they are, with the browser's own laziness. */
function giveSource(picture: Element): void {
  const image = picture.querySelector('img');
  if (!image?.getAttribute('src')?.startsWith('data:')) return;
  const sources = [...picture.querySelectorAll('source')];
  const last = sources.at(-1)?.getAttribute('srcset')?.split(',').at(-1)?.trim().split(' ')[0];
  if (last) image.setAttribute('src', last);
}

function plainMarkup(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return escaped(node.textContent ?? '');
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  const element = node as Element;
  const tag = element.tagName.toLowerCase();
  const inner = [...element.childNodes].map(plainMarkup).join('');
  if (!PLAIN_TAGS.has(tag)) return inner;
  const attributes = PLAIN_ATTRIBUTES.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [` ${name}="${escaped(value)}"`];
  }).join('');
  return VOID_TAGS.has(tag) ? `<${tag}${attributes}>` : `<${tag}${attributes}>${inner}</${tag}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The files that a page names itself. */
function filesOf(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const named = [...document.querySelectorAll('[src], [srcset], link[href]')].flatMap((element) => [
    element.getAttribute('src'),
    element.getAttribute('href'),
    ...(element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0]),
  ]);
  return named.filter((name): name is string => name?.startsWith('/') ?? false);
}

/** The reference of every path of the site at `origin`, compressed beforehand, and the pictures that they show. */
async function referenceAnswers(
  origin: string,
  paths: readonly string[],
): Promise<Map<string, PlainAnswer>> {
  const answers = new Map<string, PlainAnswer>();
  const files = new Set<string>();
  for (const path of paths) {
    const response = await fetch(origin + path);
    const html = referencePage(await response.text());
    const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Encoding', 'br'];
    headers.push('Cache-Control', 'no-cache');
    answers.set(path, { status: response.status, headers, body: brotliCompressSync(html) });
    for (const file of filesOf(html)) files.add(file);
  }
  for (const file of files) {
    const { status, headers, body } = await fetchPlain(origin + file);
    const type = headers[headers.findIndex((name) => name.toLowerCase() === 'content-type') + 1];
    const encoding = headers.findIndex((name) => name.toLowerCase() === 'content-encoding');
    answers.set(file, {
      status,
      headers: [
        ...['Content-Type', type ?? 'application/octet-stream', 'Cache-Control', YEAR],
        ...(encoding < 0 ? [] : ['Content-Encoding', headers[encoding + 1] ?? 'br']),
      ],
      body,
    });
  }
  return answers;
}

/** Serves the reference of every path on loopback. */
export async function startReference(origin: string, paths: readonly string[], core?: number) {
  return startPlain(await referenceAnswers(origin, paths), core);
}
