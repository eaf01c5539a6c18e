/**
 * Says that React now hears the clicks in a part of the document, so that start/activation.ts hands over
 * one that came too early. `data-live` on `<html>` stands for the page, on the screen for what is around it.
 */
export function announceLive(element: HTMLElement): void {
  element.dataset.live = '';
  document.dispatchEvent(new Event('site:live'));
}
