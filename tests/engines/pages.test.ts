import { everyPage } from '#scripts/site/every-page.ts';
import { expect, inject } from 'vitest';
import { inEveryEngine, isSweep } from './support/engine-test.ts';
import { fontsShown, hydrated } from './support/questions.ts';

const WIDTHS_PX = [1280, 447];
/** What a browser prints itself for a page that is not there. */
const NOT_FOUND = /404/;

const every = await everyPage(inject('siteUrl'));
const pages = isSweep ? every : every.slice(0, 1);

inEveryEngine((test) => {
  for (const { path } of pages) {
    test(`${path} is whole: one heading, its fonts, every picture in its place, nothing sideways, no complaint`, async (visit) => {
      const visitor = await visit(path);
      await hydrated(visitor);
      await fontsShown(visitor);
      for (const width of WIDTHS_PX) {
        await visitor.resize(width, 800);
        const found = await visitor.run(async () => {
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
            scrollTo({ top: y, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
          }
          const { scrollWidth, clientWidth } = document.documentElement;
          return {
            headings: document.querySelectorAll('h1').length,
            sideways: Math.max(0, scrollWidth - clientWidth),
            broken: [...document.images]
              .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
              .map(({ currentSrc }) => currentSrc),
            // A place that clips shows nothing of a picture beside it, and it never loads.
            astray: [...document.querySelectorAll('picture')]
              .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
              .filter((picture) => {
                const place = picture.parentElement?.getBoundingClientRect();
                const box = picture.querySelector('img')?.getBoundingClientRect();
                if (!place || !box) return false;
                const middle = box.left + box.width / 2;
                return middle < place.left || middle > place.right;
              })
              .map((picture) => picture.parentElement?.className),
          };
        });
        expect({ width, ...found }).toEqual({
          width,
          headings: 1,
          sideways: 0,
          broken: [],
          astray: [],
        });
      }
      expect(visitor.complaints.filter((text) => !NOT_FOUND.test(text))).toEqual([]);
    });
  }
});
