import type { ImportedRecipe, KeptFood } from '@nestwell/contracts/nutrition';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { RiskAnswer } from '@nestwell/remote-kit';
import { Text, TextArea, TextField } from '@nestwell/ui';
import { mealLimits, ownRecipeLimits } from '@nestwell/contracts/nutrition';
import { useState } from 'react';
import { useKeepFood } from '../../../../lib/foods/use-kept-foods';
import * as css from '../own-form/own-form.module.css';
import { OwnFormSheet } from '../own-form/own-form-sheet';
import { hostOf } from '../../../../lib/own-recipes/host-of';
import { ContainsFields } from './contains-fields';
import { BringFromPage } from './bring-from-page';
import { leftOutInWords, withImported } from './imported-draft';
import { IngredientsFields } from './ingredients-fields';
import { draftOfKept } from './kept-recipe-draft';
import { emptyRecipe, requestOfRecipe, type RecipeDraft } from './recipe-draft';
import { RecipeFigures } from './recipe-figures';
import { ServesField } from './serves-field';
import { StepsFields } from './steps-fields';
import { unsavedRecipe } from './unsaved-recipe';

interface OwnRecipeSheetProps {
  onClose: () => void;
  onMade: (recipe: KeptFood) => void;
  /** What she wrote before, and could not be kept. */
  written?: KeptFood;
  /** One that is kept already, to be changed. */
  recipe?: KeptFood;
}

/** A recipe of hers: what is in it, how many it serves, what one serving has, and how it is made. */
export function OwnRecipeSheet({ onClose, onMade, written, recipe }: OwnRecipeSheetProps) {
  const { keep, change: changeFood, busy } = useKeepFood();
  const start = written ?? recipe;
  const [begun] = useState<RecipeDraft>(() => (start ? draftOfKept(start) : emptyRecipe));
  const [draft, setDraft] = useState(begun);
  const [leftOut, setLeftOut] = useState('');
  const change = (changes: Partial<RecipeDraft>) => setDraft((former) => ({ ...former, ...changes }));
  const request = requestOfRecipe(draft);
  const bring = (imported: ImportedRecipe) => {
    setDraft((former) => withImported(former, imported));
    setLeftOut(leftOutInWords(imported));
  };
  const isNoteTooLong = draft.note.trim().length > ownRecipeLimits.note;
  const save = async () => {
    if (!request) return;
    const kept = recipe
      ? await changeFood(recipe, {
          ...request,
          isFavourite: recipe.isFavourite,
        })
      : await keep(request, 'Recipe saved');
    if (kept) onMade(kept);
  };
  return (
    <OwnFormSheet
      title="A recipe of yours"
      saveLabel={recipe ? 'Save' : 'Save recipe'}
      isReady={request !== undefined && !isNoteTooLong}
      busy={busy}
      unsaved={unsavedRecipe(draft, begun)}
      onSave={() => void save()}
      onClose={onClose}
    >
      {!recipe && draft.source === null && <BringFromPage onRead={bring} />}
      <Text small soft role="status" className={css.said}>
        {draft.source !== null &&
          `From ${hostOf(draft.source)}. Look at it before you save: what we read may be wrong.`}
        {leftOut !== '' && ` ${leftOut}`}
      </Text>
      <TextField
        label="Name"
        maxLength={mealLimits.name}
        value={draft.name}
        onValueChange={(name) => change({ name })}
      />
      <ServesField draft={draft} onChange={setDraft} />
      <RecipeFigures draft={draft} onChange={change} />
      <IngredientsFields
        ingredients={draft.ingredients}
        stated={draft.stated !== null}
        onChange={(ingredients) => change({ ingredients, isContainsConfirmed: false })}
      />
      <StepsFields steps={draft.steps} onChange={(steps) => change({ steps })} />
      <ContainsFields draft={draft} onChange={change} />
      <TextArea
        label="Your note"
        rows={2}
        limit={ownRecipeLimits.note}
        value={draft.note}
        error={isNoteTooLong ? `At most ${ownRecipeLimits.note} characters` : undefined}
        onValueChange={(note) => change({ note })}
      />
      <RiskAnswer kinds={riskKindsOf(draft.note)} onClear={() => change({ note: '' })} />
    </OwnFormSheet>
  );
}
