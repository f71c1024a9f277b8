import type { BagItem } from '@nestwell/contracts/care';
import { Button, EmptyState, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { AddThing } from './add-thing';
import { BagGroupCard } from './bag-group';
import { groupsOf } from './listed-bag';
import { useBagCalls } from './bag.queries';
import { IdeasSheet } from './ideas-sheet';
import { useRefusedBag, type Written } from './use-refused-bag';
import { ThingSheet } from './thing-sheet';

export function BagList({ items }: { items: readonly BagItem[] }) {
  const { pack } = useBagCalls();
  const [edited, setEdited] = useState<BagItem>();
  const [chosen, setChosen] = useState<readonly string[]>();
  const [written, setWritten] = useState<Written>();
  const isOpen = edited !== undefined || chosen !== undefined;
  useRefusedBag({ isOpen, write: setWritten, choose: setChosen, edit: setEdited });
  const groups = groupsOf(items);
  const among = groups.find(({ kind }) => kind === edited?.kind)?.items ?? [];
  const ideas = (
    <Button variant="line" full={items.length > 0} onClick={() => setChosen([])} {...warmLayers}>
      {items.length > 0 ? 'More ideas' : 'Choose from a list'}
    </Button>
  );
  return (
    <>
      <AddThing again={written} />
      {items.length === 0 && (
        <EmptyState art="nest" compact title="Nothing on it yet" action={ideas}>
          Write what you want with you, or choose from what mothers often pack.
        </EmptyState>
      )}
      {groups.map((listed) => (
        <BagGroupCard
          key={listed.kind}
          listed={listed}
          onPack={(item, packed) => void pack(item, packed)}
          onEdit={setEdited}
        />
      ))}
      {items.length > 0 && ideas}
      {edited && (
        <ThingSheet key={edited.id} item={edited} among={among} onClose={() => setEdited(undefined)} />
      )}
      {chosen && <IdeasSheet items={items} first={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
