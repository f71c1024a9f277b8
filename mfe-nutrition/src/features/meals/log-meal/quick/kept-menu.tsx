import { Ellipsis, Heart, IconButton, Menu, PenLine, Trash, type MenuItem } from '@nestwell/ui';
import { useState } from 'react';
import type { KnownFood } from '../../../../lib/foods/known-food';
import { requestOfKept, useKeepFood } from '../../../../lib/foods/use-kept-foods';
import { OwnRecipeSheet } from '../recipe-form/own-recipe-sheet';
import { OwnFoodSheet } from './own-food-sheet';

/** What can be done with a food she keeps. */
export function KeptMenu({ food: { kept, name } }: { food: KnownFood }) {
  const { change, forget } = useKeepFood();
  const [editing, setEditing] = useState(false);
  const done = () => setEditing(false);
  if (!kept) return null;
  const { isFavourite, kind } = kept;
  const favour = () => void change(kept, { ...requestOfKept(kept), isFavourite: !isFavourite });
  const items: MenuItem[] = [
    ...(kind === 'found'
      ? []
      : [
          {
            label: kind === 'own' ? 'Change its label' : 'Change the recipe',
            icon: <PenLine />,
            onSelect: () => setEditing(true),
          },
        ]),
    ...(kind === 'found'
      ? []
      : [
          {
            label: isFavourite ? 'Not a favorite anymore' : 'Make it a favorite',
            icon: <Heart />,
            onSelect: favour,
          },
        ]),
    {
      label: 'Keep it no longer',
      icon: <Trash />,
      danger: true,
      onSelect: () => void forget(kept),
    },
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
      {editing && kind === 'own' && <OwnFoodSheet food={kept} onClose={done} onMade={done} />}
      {editing && kind === 'recipe' && <OwnRecipeSheet recipe={kept} onClose={done} onMade={done} />}
    </>
  );
}
