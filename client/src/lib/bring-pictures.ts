/**
 * Brings the served pictures that come near the window, as components/ui/scene-picture.tsx does once
 * the page is hydrated (docs/decisions/deferred-pictures.md).
 */
export function bringPictures(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // A slide that waits for its turn is no picture in view. Asked here and not before: what is
        // drawn later has no style yet.
        if (!isIntersecting || !isVisible(target)) continue;
        observer.unobserve(target);
        const sources = target.parentElement?.querySelectorAll('source[media*=scripting]') ?? [];
        for (const source of sources) source.removeAttribute('media');
      }
    },
    { rootMargin: '50px' },
  );
  for (const image of document.querySelectorAll('picture > img[loading=lazy]')) {
    observer.observe(image);
  }
}

const isVisible = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;
