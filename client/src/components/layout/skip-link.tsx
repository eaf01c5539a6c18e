/** First stop of the Tab key: past the menus, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed left-3 top-3 z-50 -translate-y-24 rounded-control bg-ink-950 px-5 py-3 font-semibold text-white focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
