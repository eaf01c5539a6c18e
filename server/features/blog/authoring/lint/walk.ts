import type { Nodes } from 'mdast';

/** Every node below one, with the node it stands in. */
export function walk(
  node: Nodes,
  visit: (node: Nodes, parent: Nodes | undefined) => void,
  parent?: Nodes,
): void {
  visit(node, parent);
  if ('children' in node) for (const child of node.children) walk(child, visit, node);
}
