import { nutrition, type KeptFood } from '@nestwell/contracts/nutrition';
import { useHandedBack } from '@nestwell/remote-kit';
import { lazy, Suspense, useState } from 'react';
import { OwnRecipeSheet } from '../log-meal/recipe-form/own-recipe-sheet';

const OwnFoodSheet = lazy(async () => ({
  default: (await import('../log-meal/quick/own-food-sheet')).OwnFoodSheet,
}));

/** The form of an own food or recipe comes back with what she wrote, where it could not be kept. */
export function RefusedFood() {
  const [shown, setShown] = useState<{ written: KeptFood; isNew: boolean }>();
  const show = (written: KeptFood | undefined, isNew: boolean) =>
    // One that was found is kept with a tap: there is no form of it.
    written && written.kind !== 'found' && setShown({ written, isNew });
  const isOpen = shown !== undefined;
  useHandedBack(nutrition.keepFood, isOpen, ({ rows: [food] }) => show(food, true));
  useHandedBack(nutrition.replaceKeptFood, isOpen, ({ rows: [food], isGone }) => show(food, isGone));
  if (!shown) return null;
  const { written, isNew } = shown;
  const done = () => setShown(undefined);
  const form = { written, onClose: done, onMade: done };
  if (written.kind === 'recipe') return <OwnRecipeSheet {...form} recipe={isNew ? undefined : written} />;
  return (
    <Suspense>
      <OwnFoodSheet {...form} food={isNew ? undefined : written} />
    </Suspense>
  );
}
