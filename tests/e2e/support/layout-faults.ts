import type { Page } from 'playwright';

/** How many CSS pixels the page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Lets everything that comes in while one scrolls come in, and goes back to the top. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Targets a finger misses: smaller than 24 px, or than 44 px where they are a main action, which is
 * what looks like a button. A link within a line of a post is as high as its letters.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.matches('.post-body *');
    const isAction = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      return element.matches('button, summary') || (element.matches('a') && isFilled);
    };
    return [...document.querySelectorAll('a[href], button, summary, input:not([type=hidden])')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isInText(element) && !element.matches('.sr-only'))
      .flatMap((element) => {
        const label = element.closest('label') ?? element;
        const { width, height } = label.getBoundingClientRect();
        const leastPx = isAction(element) ? 44 : 24;
        const isLargeEnough = Math.min(Math.ceil(width), Math.ceil(height)) >= leastPx;
        const name = `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`;
        return isLargeEnough ? [] : [`${name} is ${width} by ${height}, not ${leastPx}`];
      });
  });
}

/** What moves although motion is unwanted. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.outerHTML.slice(0, 120) ?? 'something';
    }),
  );
}

/** Buttons without an edge, and icons without a line, as they are drawn where colors are forced. */
export function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const buttons = [...document.querySelectorAll('.action')].filter(isShown).filter((button) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
        getComputedStyle(button);
      const hasEdge = borderTopWidth !== '0px' && borderTopStyle !== 'none';
      return !hasEdge || borderTopColor === backgroundColor;
    });
    const icons = [...document.querySelectorAll('.icon')].filter(isShown).filter((icon) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return getComputedStyle(icon).stroke === ground;
    });
    return [...buttons, ...icons].map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Texts that their box cuts off. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.checkVisibility() && !element.matches('.sr-only, .sr-only *'))
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
      .filter(
        (element) =>
          getComputedStyle(element).overflow !== 'visible' &&
          element.scrollHeight > element.clientHeight + 1,
      )
      .map((element) => element.textContent.trim().slice(0, 60)),
  );
}

/** Texts and pictures of the page that are there and cannot be seen, folded answers aside. */
export function hiddenContent(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1,h2,h3,p,li,dt,dd,blockquote,figcaption,td,img)')]
      .filter((element) => !element.closest('details:not([open])'))
      .filter(
        (element) =>
          !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
          (element instanceof HTMLImageElement && element.naturalWidth === 0),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
