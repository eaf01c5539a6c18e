import * as sitemap from '#shared/content/sitemap.ts';
import { pageIds, pages } from '#shared/pages/index.ts';
import * as menus from '#shared/pages/menus.ts';
import * as outlines from '#shared/pages/outlines.ts';
import { services } from '#shared/services/index.ts';
import * as shownServices from '#shared/services/shown.ts';
import * as summaries from '#shared/services/summaries.ts';
import { expect, test } from 'vitest';
import { asLiterals } from './computed-modules.ts';

test('a module becomes its values', () => {
  expect(asLiterals({ links: [{ href: '/a' }], START: '/' })).toBe(
    'export const links = [{"href":"/a"}];\nexport const START = "/";',
  );
});

test.each([[() => 'code'], [new Map()], [{ at: new Date(0) }], [undefined], [{ left: undefined }]])(
  'what is more than data is refused',
  (value) => {
    expect(() => asLiterals({ value })).toThrow('more than data');
  },
);

test('what every page knows of the others holds no words of theirs', () => {
  const code = [outlines, menus, sitemap].map(asLiterals).join('\n');
  for (const id of pageIds) {
    expect(code).toContain(JSON.stringify(pages[id].label));
    expect(code).not.toContain(JSON.stringify(pages[id].description).slice(1, 40));
    for (const path of pages[id].oldPaths) expect(code).not.toContain(JSON.stringify(path));
  }
});

test('the browser gets what services show, and nothing that only the server reads', () => {
  const code = [summaries, shownServices].map(asLiterals).join('\n');
  for (const { title, metadata } of services) {
    expect(code).toContain(JSON.stringify(title));
    expect(code).toContain(JSON.stringify(metadata.keywords));
  }
  for (const key of ['assistant', 'searchWords', 'spanish', 'oldNames']) {
    expect(code).not.toContain(`"${key}"`);
  }
});
