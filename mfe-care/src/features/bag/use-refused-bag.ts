import { care, type BagItem, type BagKind } from '@nestwell/contracts/care';
import { useHandedBack } from '@nestwell/remote-kit';

/** A thing as she writes it. */
export interface Written {
  name: string;
  kind: BagKind;
}

interface Forms {
  /** A sheet is open. */
  isOpen: boolean;
  write: (thing: Written) => void;
  choose: (names: readonly string[]) => void;
  edit: (item: BagItem) => void;
}

/** What could not be kept stands again where she wrote it; the change of a thing that is gone as a new one. */
export function useRefusedBag({ isOpen, write, choose, edit }: Forms): void {
  useHandedBack(care.addToBag, isOpen, ({ body: { items } }) => {
    const [only] = items;
    if (items.length > 1) choose(items.map(({ name }) => name));
    else if (only) write({ name: only.name, kind: only.kind });
  });
  useHandedBack(care.changeBagItem, isOpen, ({ rows: [row], isGone }) => {
    if (row && isGone) write({ name: row.name, kind: row.kind });
    else if (row) edit(row);
  });
}
