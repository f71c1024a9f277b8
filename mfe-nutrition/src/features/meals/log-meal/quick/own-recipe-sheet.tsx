import type { Food, KeptFood } from '@nestwell/contracts/nutrition';
import { Button, List, Sheet, Stat, StatLine, Stepper, Text, TextField } from '@nestwell/ui';
import { useId, useState, type FormEvent } from 'react';
import { useKeepFood } from '../../../../lib/foods/use-kept-foods';
import { PER_100_GRAMS, portionsOf } from '../food-portion';
import { ContainsChips } from './contains-chips';
import { IngredientFinder } from './ingredient-finder';
import { IngredientRow } from './ingredient-row';
import * as css from './label.module.css';
import {
  perServing,
  readContains,
  requestOfRecipe,
  type IngredientDraft,
  type RecipeDraft,
} from './recipe-draft';

interface OwnRecipeSheetProps {
  onClose: () => void;
  onMade: (recipe: KeptFood) => void;
}

/** A recipe of hers: what is in it, how many it serves, and what one serving has. */
export function OwnRecipeSheet({ onClose, onMade }: OwnRecipeSheetProps) {
  const formId = useId();
  const { keep, busy } = useKeepFood();
  const [draft, setDraft] = useState<RecipeDraft>({ name: '', servings: 4, ingredients: [] });
  const change = (changes: Partial<RecipeDraft>) => setDraft((former) => ({ ...former, ...changes }));
  const request = requestOfRecipe(draft);
  const figures = perServing(draft);
  const add = (name: string, food: Food | null) => {
    const portion = (food && portionsOf(food)[0]) ?? (food ? PER_100_GRAMS : { label: 'portion', grams: 0 });
    const key = Math.max(0, ...draft.ingredients.map((one) => one.key)) + 1;
    change({ ingredients: [...draft.ingredients, { key, name, food, portion, times: 1 }] });
  };
  const put = (changed: IngredientDraft) =>
    change({ ingredients: draft.ingredients.map((one) => (one.key === changed.key ? changed : one)) });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // It stands over another form, which must not be sent with it.
    event.stopPropagation();
    if (!request || busy) return;
    const kept = await keep(request, 'Recipe saved');
    if (kept) onMade(kept);
  };
  const grams = (amount: number | null) => (amount === null ? '–' : Math.round(amount));
  return (
    <Sheet
      open
      onTop
      onOpenChange={(open) => open || onClose()}
      title="A recipe of yours"
      footer={
        <Button full type="submit" form={formId} disabled={!request} busy={busy} busyLabel="Saving...">
          Save recipe
        </Button>
      }
    >
      <form id={formId} className={css.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="Name"
          maxLength={120}
          value={draft.name}
          onValueChange={(name) => change({ name })}
        />
        <Stepper
          label="Serves"
          value={draft.servings}
          min={1}
          max={50}
          onValueChange={(servings) => change({ servings })}
        />
        <Text small soft>
          Figures are for one serving.
        </Text>
        <StatLine>
          <Stat value={figures.calories} unit="kcal" label="Energy" />
          <Stat value={grams(figures.protein)} unit="g" label="Protein" />
          <Stat value={grams(figures.carbs)} unit="g" label="Carbs" />
          <Stat value={grams(figures.fat)} unit="g" label="Fat" />
        </StatLine>
        {draft.ingredients.length > 0 && (
          <List aria-label="Ingredients">
            {draft.ingredients.map((one) => (
              <IngredientRow
                key={one.key}
                ingredient={one}
                onChange={put}
                onRemove={() =>
                  change({ ingredients: draft.ingredients.filter(({ key }) => key !== one.key) })
                }
              />
            ))}
          </List>
        )}
        <IngredientFinder full={draft.ingredients.length >= 40} onAdd={add} />
        <ContainsChips
          value={draft.contains ?? readContains(draft)}
          onChange={(contains) => change({ contains })}
        />
        <Text small soft>
          Read from the ingredients. Put right what we got wrong.
        </Text>
      </form>
    </Sheet>
  );
}
