import type { KeptFood } from '@nestwell/contracts/nutrition';
import { CalendarPlus, Ellipsis, Heart, IconButton, Menu, PenLine, Trash } from '@nestwell/ui';
import { useState } from 'react';
import { requestOfKept, useKeepFood } from '../../../lib/foods/use-kept-foods';
import { OwnRecipeSheet } from '../log-meal/recipe-form/own-recipe-sheet';

interface OwnRecipeMenuProps {
  food: KeptFood;
  onPlan: () => void;
}

export function OwnRecipeMenu({ food, onPlan }: OwnRecipeMenuProps) {
  const { change, forget } = useKeepFood();
  const [editing, setEditing] = useState(false);
  const done = () => setEditing(false);
  const { name, isFavourite } = food;
  return (
    <>
      <Menu
        label={`What to do with ${name}`}
        items={[
          {
            label: 'Change the recipe',
            icon: <PenLine />,
            onSelect: () => setEditing(true),
          },
          { label: 'Add to a plan', icon: <CalendarPlus />, onSelect: onPlan },
          {
            label: isFavourite ? 'Not a favorite anymore' : 'Make it a favorite',
            icon: <Heart />,
            onSelect: () =>
              void change(food, {
                ...requestOfKept(food),
                isFavourite: !isFavourite,
              }),
          },
          {
            label: 'Delete',
            icon: <Trash />,
            danger: true,
            onSelect: () => void forget(food),
          },
        ]}
        trigger={
          <IconButton label={`More for ${name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      />
      {editing && <OwnRecipeSheet recipe={food} onClose={done} onMade={done} />}
    </>
  );
}
