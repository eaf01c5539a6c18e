import { expect } from 'vitest';
import { inEveryEngine, isSweep } from './support/engine-test.ts';
import { fontsShown, started, until } from './support/questions.ts';

const all = [
  '/sms-opt-in#sign-up',
  '/privacy-policy#changes',
  '/terms-of-service#changes',
  '/cookie-policy#choices',
  '/case-study#results',
  '/contact#contact-top',
];
const places = isSweep ? all : all.slice(0, 1);

inEveryEngine((test) => {
  for (const place of places) {
    test(`who arrives at ${place} gets fonts and React without a move, and stands at the place`, async (visit) => {
      const visitor = await visit(place);
      await started(visitor);
      await fontsShown(visitor);
      const id = place.slice(place.indexOf('#') + 1);
      await until(async () => {
        const [top, header] = await visitor.run((name) => {
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect();
          return [boxOf(`#${name}`)?.top ?? -1, boxOf('header')?.bottom ?? 0] as const;
        }, id);
        // Clear of the header, or above the end of the page.
        return top >= header && top < 800;
      });
      expect(visitor.complaints).toEqual([]);
    });
  }
});
