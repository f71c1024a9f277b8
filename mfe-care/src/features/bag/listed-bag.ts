import { bagKinds, type BagKind, type BagItem } from '@nestwell/contracts/care';

export const groupTitles: Record<BagKind, string> = {
  papers: 'Papers',
  you: 'For you',
  baby: 'For the baby',
};

export interface ListedGroup {
  kind: BagKind;
  title: string;
  /** What is to pack in her order, then what is packed: done goes to the end. */
  items: readonly BagItem[];
  packed: number;
}

/** The groups that hold anything, in their order. */
export const groupsOf = (items: readonly BagItem[]): ListedGroup[] =>
  bagKinds.flatMap((kind) => {
    const all = items.filter((item) => item.kind === kind).sort((one, other) => one.place - other.place);
    const packed = all.filter((item) => item.packed);
    const toPack = all.filter((item) => !item.packed);
    return all.length === 0
      ? []
      : [{ kind, title: groupTitles[kind], items: [...toPack, ...packed], packed: packed.length }];
  });

export const packedWords = (items: readonly BagItem[]): string =>
  `${items.filter(({ packed }) => packed).length} of ${items.length} packed`;

/** Her group with one thing a place up or down among those that are to pack, as ids; null where it cannot go there. */
export function movedBy(items: readonly BagItem[], id: string, step: -1 | 1): string[] | null {
  const ids = items.map((item) => item.id);
  const from = ids.indexOf(id);
  const to = from + step;
  const [one, other] = [items[from], items[to]];
  if (!one || !other || one.packed !== other.packed) return null;
  [ids[from], ids[to]] = [other.id, one.id];
  return ids;
}

/** As text, for another app: what is to pack first. */
export const bagText = (items: readonly BagItem[]): string =>
  groupsOf(items)
    .map(({ title, items: listed }) => [title, ...listed.map(lineOf)].join('\n'))
    .join('\n\n');

const lineOf = ({ name, note, packed }: BagItem) =>
  `${packed ? '☑' : '☐'} ${note ? `${name} (${note})` : name}`;
