import { Ellipsis, Heart, IconButton, Menu, PenLine, Trash, type MenuItem } from '@nestwell/ui';
import { useState } from 'react';
import type { KnownFood } from '../../../../lib/foods/known-food';
import { requestOfKept, useKeepFood } from '../../../../lib/foods/use-kept-foods';
import { OwnFoodSheet } from './own-food-sheet';

/** What can be done with a food she keeps. */
export function KeptMenu({ food: { kept, name } }: { food: KnownFood }) {
  const { change, forget } = useKeepFood();
  const [editing, setEditing] = useState(false);
  if (!kept) return null;
  const { isFavourite, kind } = kept;
  const favour = () => void change(kept.id, { ...requestOfKept(kept), isFavourite: !isFavourite });
  const items: MenuItem[] = [
    ...(kind === 'own'
      ? [{ label: 'Change its label', icon: <PenLine />, onSelect: () => setEditing(true) }]
      : []),
    ...(kind === 'found'
      ? []
      : [
          {
            label: isFavourite ? 'No favourite any more' : 'Make it a favourite',
            icon: <Heart />,
            onSelect: favour,
          },
        ]),
    { label: 'Keep it no longer', icon: <Trash />, danger: true, onSelect: () => void forget(kept) },
  ];
  return (
    <>
      <Menu
        label={`What to do with ${name}`}
        items={items}
        trigger={
          <IconButton label={`More for ${name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      />
      {editing && (
        <OwnFoodSheet food={kept} onClose={() => setEditing(false)} onMade={() => setEditing(false)} />
      )}
    </>
  );
}
