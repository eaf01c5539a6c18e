/** First stop of the Tab key: past the menus, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed left-3 top-3 z-50 [translate:0_-6rem] rounded-control bg-ink-950 px-5 py-3 font-semibold text-white focus:[translate:none] print:hidden"
    >
      Skip to content
    </a>
  );
}
