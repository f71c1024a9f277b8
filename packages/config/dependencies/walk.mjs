import { visitorKeys } from 'oxc-parser';

/** Calls `visit(node, parent)` for a node and everything in it, outside first. */
export function walk(node, visit, parent = null) {
  visit(node, parent);
  for (const key of visitorKeys[node.type] ?? []) {
    const child = node[key];
    for (const inner of Array.isArray(child) ? child : [child]) if (inner) walk(inner, visit, node);
  }
}
