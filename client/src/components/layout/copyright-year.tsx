/**
 * The year of the page's rendering. Served pages are kept, so at New Year the browser can be a year
 * ahead of the document; React is told to leave the served number alone, which is what it offers for
 * exactly this case (https://react.dev/reference/react-dom/client/hydrateRoot).
 */
export function CopyrightYear() {
  return <span suppressHydrationWarning>{new Date().getFullYear()}</span>;
}
