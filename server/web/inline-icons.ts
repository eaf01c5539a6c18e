/** What a document does with the icons it shows. @param markup of the page */
export type InlineIcons = (markup: string) => { markup: string; symbols: string };

const USE = /href="([^"#]+)#([\w-]+)"/g;
const SYMBOL = /<symbol id="([\w-]+)"([^]*?)<\/symbol>/g;

/**
 * Puts the icons that a page shows into its document: they are there with the first paint, and nothing is
 * asked for. What the browser draws later takes them from the file of all icons (components/ui/icon.tsx).
 * @param sprite the file of all icons
 * @param address where browsers find it
 */
export function createInlineIcons(sprite: string, address: string): InlineIcons {
  const drawings = new Map([...sprite.matchAll(SYMBOL)].map(([, name = '', rest]) => [name, rest]));
  return (markup) => {
    const names = new Set<string>();
    const local = markup.replace(USE, (whole, file: string, name: string) => {
      if (file !== address) return whole;
      names.add(name);
      return `href="#${idOf(name)}"`;
    });
    const symbols = [...names]
      .map((name) => `<symbol id="${idOf(name)}"${drawings.get(name)}</symbol>`)
      .join('');
    // Without a size it would take room below the page.
    return {
      markup: local,
      symbols: symbols && `<svg width="0" height="0" aria-hidden="true">${symbols}</svg>`,
    };
  };
}

/** Sections have names too. */
const idOf = (name: string) => `i-${name}`;
