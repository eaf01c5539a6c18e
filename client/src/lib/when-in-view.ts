/** Resolves when the element is in view; a strip at the lower edge is not looked at yet. */
export function whenInView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '0px 0px -20% 0px' },
    );
    observer.observe(element);
  });
}
