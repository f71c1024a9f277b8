/*
 * A browser's translator puts elements of its own (`<font>`), or texts of its own, where the page's texts stood. React
 * goes on holding its text: to take it away would be refused, and would look like a fault of the module that it is of;
 * what is written into it would be seen by nobody. See facebook/react#11538.
 */

/** What stands where a text of the page stood. */
const inPlaceOf = new WeakMap<Node, ChildNode>();

/** Keeps the page working while somebody reads it in translation. Call it before React draws. */
export function bearTranslators(page: Node): void {
  const heard = new MutationObserver((records) => {
    for (const [text, theirs] of replaced(records)) {
      // A text of the page that is back stands for itself.
      inPlaceOf.delete(theirs);
      inPlaceOf.set(text, theirs);
      forgive(theirs.parentNode);
      heard.observe(text, { characterData: true });
    }
    for (const { type, target } of records) if (type === 'characterData') putBack(target as Text);
  });
  heard.observe(page, { subtree: true, childList: true });
}

/** Texts that are gone, each with what came in its place: at once, just before it went, or just after. */
function* replaced(records: readonly MutationRecord[]): Generator<[Text, ChildNode]> {
  let gone: { text: Text; record: MutationRecord } | undefined;
  const come = new Set<Node | null>();
  for (const record of records) {
    const { addedNodes, removedNodes, previousSibling, nextSibling } = record;
    const [added] = addedNodes;
    const [text] = removedNodes;
    const isFirst = added !== undefined && isTheirs(added);
    if (isFirst) come.add(added);
    if (text instanceof Text) gone = { text, record };
    if (!gone) continue;
    const theirs =
      gone.record === record
        ? [added, previousSibling, nextSibling].find((node) => come.has(node ?? null))
        : isFirst && isSamePlace(gone.record, record) && added;
    if (!theirs) continue;
    if (theirs !== gone.text) yield [gone.text, theirs as ChildNode];
    come.delete(theirs);
    gone = undefined;
  }
}

const isTheirs = (node: Node): node is ChildNode => node instanceof Text || node.nodeName === 'FONT';

const isSamePlace = (one: MutationRecord, other: MutationRecord) =>
  one.target === other.target &&
  one.previousSibling === other.previousSibling &&
  one.nextSibling === other.nextSibling;

/** A translator that goes on to another language puts something else in the place of what it put there. */
function standsFor(node: Node): Node {
  let there = node;
  for (let next = inPlaceOf.get(there); next; next = inPlaceOf.get(there)) there = next;
  return there;
}

/** What has been written anew is seen, and translated anew. */
function putBack(text: Text): void {
  const there = standsFor(text);
  inPlaceOf.delete(text);
  if (there !== text && there.isConnected) (there as ChildNode).replaceWith(text);
}

/** From here on a place understands by a text what stands there for it. */
function forgive(place: ParentNode | null): void {
  if (!place || Object.hasOwn(place, 'removeChild')) return;
  const shown = (node: Node) => {
    const there = node.parentNode === place ? node : standsFor(node);
    return there.parentNode === place ? there : null;
  };
  const { removeChild, insertBefore } = place;
  Object.assign(place, {
    removeChild: (node: Node) => {
      const there = shown(node);
      if (there) removeChild.call(place, there);
      return node;
    },
    insertBefore: (node: Node, before: Node | null) =>
      insertBefore.call(place, node, before && shown(before)),
  });
}
