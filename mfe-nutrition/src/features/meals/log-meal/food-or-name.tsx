import { Button, TextField } from '@nestwell/ui';
import { FoodFinder } from './food-finder';
import type { MealForm } from './use-meal-form';

/** Food search, or the name of a meal typed by hand. */
export function FoodOrName({ form, onScan }: { form: MealForm; onScan?: () => void }) {
  const { manual, draft, picked } = form;
  if (!manual) {
    return (
      <FoodFinder
        text={draft.name}
        onTextChange={form.search}
        onPick={form.pick}
        onManual={() => form.setManual(true)}
        settled={picked !== null}
        onScan={onScan}
      />
    );
  }
  return (
    <TextField
      label="Meal name"
      action={
        <Button variant="quiet" small onClick={() => form.setManual(false)}>
          Back to food search
        </Button>
      }
      placeholder="Lentil stew"
      maxLength={120}
      value={draft.name}
      onValueChange={(name) => form.change({ name })}
    />
  );
}
