import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDocumentTemplate } from './document-template.ts';

const html = [
  '<head><!--page-head--><style>@font-face{a:b}<!--page-style--></style><noscript><style>a{color:red}</style></noscript></head>',
  '<div id="root"><!--page-body--></div>',
  '<script type="application/json" id="page-state"><!--page-state--></script>',
  '<script data-preload="<!--page-preload-->" data-page="<!--page-files-->">boot()</script>',
].join('');
const page = {
  status: 200,
  head: '<title>T</title>',
  body: '<h1>B</h1>',
  state: '{}',
  structuredData: '',
};

test('every place of the template is filled', () => {
  const filled = createDocumentTemplate(html).fill(
    page,
    {
      frame: ['/a.js', '/b.js'],
      page: ['/c.js'],
    },
    'b{color:blue}',
  );
  expect(filled).toContain('<head><title>T</title><style>b{color:blue}</style>');
  expect(filled).toContain('<div id="root"><h1>B</h1></div>');
  expect(filled).toContain('id="page-state">{}</script>');
  expect(filled).toContain('data-preload="/a.js /b.js" data-page="/c.js"');
});

test('what every page has in its style is handed out, to stand before its own rules', () => {
  const template = createDocumentTemplate(html);
  expect(template.commonRules).toBe('@font-face{a:b}');
  expect(template.fill(page)).not.toContain('@font-face');
});

test('content that looks like a place or a replacement pattern is left alone', () => {
  const body = '<p>$& $1 <!--page-head--></p>';
  expect(createDocumentTemplate(html).fill({ ...page, body })).toContain(body);
});

test('the policy gets the hashes of what every page carries, none for data and for a page’s own style', () => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const template = createDocumentTemplate(html);
  expect(template.scriptHashes).toEqual([hash('boot()')]);
  expect(template.styleHashes).toEqual([hash('a{color:red}')]);
});
