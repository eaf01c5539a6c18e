import type { Definition, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Reads Markdown with tables, footnotes and strike-through: the parser of the lint and of pages. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** What `[words][name]` and `![picture][name]` lead to, by name. */
export type MarkdownTargets = ReadonlyMap<string, Pick<Definition, 'url' | 'title'>>;

/** The definitions of a text; those inside lists and quotations are left out. */
export function markdownTargets({ children }: Root): MarkdownTargets {
  const definitions = children.filter((node) => node.type === 'definition');
  return new Map(definitions.map((node) => [node.identifier, node]));
}

/** Every node below one, with the node it stands in. */
export function walk(
  node: Nodes,
  visit: (node: Nodes, parent: Nodes | undefined) => void,
  parent?: Nodes,
): void {
  visit(node, parent);
  if ('children' in node) for (const child of node.children) walk(child, visit, node);
}
