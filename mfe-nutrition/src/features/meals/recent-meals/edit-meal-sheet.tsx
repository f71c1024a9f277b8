import type { ChangeMealRequest, Meal } from '@nestwell/contracts/nutrition';
import { Figures, usePutBack, useToast, useUndo } from '@nestwell/remote-kit';
import { Button, Sheet, TextField, Trash } from '@nestwell/ui';
import { useId, useState, type FormEvent } from 'react';
import { draftOfMeal, requestOf, type MealDraft } from '../log-meal/meal-draft';
import { MealFields } from '../log-meal/meal-fields';
import { MealTypeChips } from '../log-meal/meal-type-chips';
import { ProductMarks } from '../../../lib/product-marks/product-marks';
import { EatenFields } from './eaten-fields';
import { useEaten } from './use-eaten';
import { useChangeMeal, useDeleteMeal } from '../../../lib/meals/meals.queries';
import * as css from './recent-meals.module.css';

interface EditMealSheetProps {
  meal: Meal;
  /** What she changed of it before, and could not be kept; the meal has it already. */
  changes?: ChangeMealRequest;
  onClose: () => void;
}

/** Corrects or deletes a logged meal. A deleted one can be put back from the toast. */
export function EditMealSheet({ meal, changes, onClose }: EditMealSheetProps) {
  const formId = useId();
  const { toast } = useToast();
  const changeMeal = useChangeMeal();
  const remove = useRemoveMeal(meal, onClose);
  const [draft, setDraft] = useState(() => draftOfMeal(meal));
  const change = (changes: Partial<MealDraft>) => setDraft((former) => ({ ...former, ...changes }));
  const eaten = useEaten(meal, (figures) => change(figures));
  const typed = requestOf(draft);
  const request = eaten.isWrongTime ? undefined : typed;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!request || changeMeal.isPending) return;
    // An emptied field means that she no longer says it.
    const body = {
      ...changes,
      ...request,
      protein: request.protein ?? null,
      carbs: request.carbs ?? null,
      fat: request.fat ?? null,
      ...eaten.changes,
    };
    // Promises rather than callbacks: closing the sheet meanwhile must not swallow how it went.
    changeMeal.mutateAsync({ params: { mealId: meal.id }, body }).then(
      () => {
        onClose();
        toast({ title: 'Meal updated', description: `${body.name} is saved.` });
      },
      () =>
        toast({
          title: 'Error',
          description: 'Failed to update meal. Please try again.',
          tone: 'alert',
        }),
    );
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title="Edit meal"
      footer={
        <>
          <Button
            variant="danger"
            icon={<Trash aria-hidden="true" />}
            busy={remove.isPending}
            busyLabel="Deleting..."
            onClick={remove.start}
          >
            Delete
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!request}
            busy={changeMeal.isPending}
            busyLabel="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={save} noValidate>
        <TextField
          label="Meal name"
          maxLength={120}
          value={draft.name}
          onValueChange={(name) => change({ name })}
        />
        {meal.product && <ProductMarks name={meal.name} product={meal.product} />}
        <EatenFields meal={meal} eaten={eaten} />
        <MealTypeChips value={draft.mealType} onChange={(mealType) => change({ mealType })} />
        <Figures>
          <MealFields draft={draft} onChange={change} />
        </Figures>
      </form>
    </Sheet>
  );
}

function useRemoveMeal(meal: Meal, onClose: () => void) {
  const { toast } = useToast();
  const [sayUndoable, putBack] = [useUndo(), usePutBack()];
  const deleteMeal = useDeleteMeal();
  const start = () =>
    void deleteMeal.mutateAsync({ params: { mealId: meal.id } }).then(
      () => {
        onClose();
        sayUndoable({ title: 'Meal deleted', description: meal.name }, () => putBack('meal', meal.id));
      },
      () =>
        toast({
          title: 'Error',
          description: 'Failed to delete meal. Please try again.',
          tone: 'alert',
        }),
    );
  return { start, isPending: deleteMeal.isPending };
}
