import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
import { useHandedBack } from '@nestwell/remote-kit';
import type { Opening } from '@nestwell/ui';
import { useState } from 'react';
import type { Opened } from './entry-sheets';

interface Sheets {
  opening: Opening;
  opened: Opened;
  show: (opened: Opened) => void;
}

/** The sheet comes back with the meals that could not be kept; a change of one that was deleted as a new meal. */
export function useRefusedMeals({ opening, opened, show }: Sheets) {
  const [meals, setMeals] = useState<readonly Meal[]>();
  const isOpen = opening.open || opened !== undefined;
  const write = (again: readonly Meal[]) => {
    setMeals(again);
    opening.start();
  };
  useHandedBack(nutrition.logMeal, isOpen, ({ rows }) => write(rows));
  useHandedBack(nutrition.logMealOfUser, isOpen, ({ rows }) => write(rows));
  useHandedBack(nutrition.logMeals, isOpen, ({ rows }) => write(rows));
  useHandedBack(nutrition.changeMeal, isOpen, ({ rows: [row], body, isGone }) => {
    if (row && isGone) write([row]);
    else if (row) show({ what: 'again', meal: row, changes: body });
  });
  return { meals, letGo: () => setMeals(undefined) };
}
