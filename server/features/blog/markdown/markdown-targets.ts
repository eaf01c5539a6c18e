import type { Definition, Root } from 'mdast';

/** What `[words][name]` and `![picture][name]` lead to, by name. */
export type MarkdownTargets = ReadonlyMap<string, Pick<Definition, 'url' | 'title'>>;

/** The definitions of a text; those inside lists and quotations are left out. */
export function markdownTargets({ children }: Root): MarkdownTargets {
  const definitions = children.filter((node) => node.type === 'definition');
  return new Map(definitions.map((node) => [node.identifier, node]));
}
