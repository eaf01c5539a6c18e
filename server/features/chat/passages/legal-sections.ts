import { legalDocuments } from '#shared/content/legal.ts';
import { plainText } from '#shared/content/plain-text.ts';
import type { Block } from '#shared/content/types.ts';
import { matchPage, type PageId, siteMap } from '#shared/site-map.ts';
import type { FactPage } from '../facts/fact.ts';

export interface LegalSection {
  readonly heading: string;
  /** Paragraphs and list items. */
  readonly texts: readonly string[];
  readonly page: FactPage;
}

/** The texts of a block, one for each paragraph, list item or definition. */
function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plainText(block.text)];
    case 'list':
      return block.items.map(plainText);
    case 'definitions':
      return block.items.map(({ term, text }) => `${term}: ${plainText(text)}`);
    case 'table':
      return [];
  }
}

/** The legal pages by sections; the last one is how to reach us, which is said elsewhere. */
export const legalSections: readonly LegalSection[] = Object.entries(legalDocuments).flatMap(
  ([path, document]) => {
    const page = { path, label: siteMap[matchPage(path).id satisfies PageId].label };
    return document.sections.slice(0, -1).map(({ heading, blocks }) => ({
      heading: `${document.title}: ${heading}`,
      texts: blocks.flatMap(textsOf),
      page,
    }));
  },
);
