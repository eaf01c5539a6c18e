/**
 * Calls back once, when an element comes into view.
 * @param rootMargin by how much the window is taken for larger or smaller
 * @returns stops watching
 */
export function onceInView(element: Element, rootMargin: string, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
