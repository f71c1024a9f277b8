import type { BagItem } from '@nestwell/contracts/care';
import { Button, EmptyState, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { AddThing } from './add-thing';
import { BagGroupCard } from './bag-group';
import { groupsOf } from './listed-bag';
import { useBagCalls } from './bag.queries';
import { IdeasSheet } from './ideas-sheet';
import { ThingSheet } from './thing-sheet';

export function BagList({ items }: { items: readonly BagItem[] }) {
  const { pack } = useBagCalls();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [choosing, setChoosing] = useState(false);
  const groups = groupsOf(items);
  const edited = items.find(({ id }) => id === editedId);
  const among = groups.find(({ kind }) => kind === edited?.kind)?.items ?? [];
  const ideas = (
    <Button variant="line" full={items.length > 0} onClick={() => setChoosing(true)} {...warmLayers}>
      {items.length > 0 ? 'More ideas' : 'Choose from a list'}
    </Button>
  );
  return (
    <>
      <AddThing />
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
          onEdit={({ id }) => setEditedId(id)}
        />
      ))}
      {items.length > 0 && ideas}
      {edited && <ThingSheet key={edited.id} item={edited} among={among} onClose={() => setEditedId(null)} />}
      {choosing && <IdeasSheet items={items} onClose={() => setChoosing(false)} />}
    </>
  );
}
