/**
 * Says that a part of the document is hydrated, so that start/activation.ts replays a
 * click that came too early. `data-live` on `<html>` stands for the page, on the screen for what is around it.
 */
export function announceLive(element: HTMLElement): void {
  element.dataset.live = '';
  document.dispatchEvent(new Event('site:live'));
}
