import { NumberField } from '@nestwell/ui';
import { EnergyQuestion } from './energy-question';
import * as css from './log-meal.module.css';
import { macronutrients, problemOf, type MealDraft } from './meal-draft';

interface MealFieldsProps {
  draft: MealDraft;
  onChange: (changes: Partial<MealDraft>) => void;
}

const LABELS = { protein: 'Protein', carbs: 'Carbs', fat: 'Fat' } as const;

/** Figures of a meal. */
export function MealFields({ draft, onChange }: MealFieldsProps) {
  return (
    <>
      <div className={css.figures}>
        <NumberField
          whole
          className={css.figure}
          label="Calories"
          placeholder="420"
          value={draft.calories}
          error={problemOf('calories', draft.calories)}
          onValueChange={(calories) => onChange({ calories })}
        />
        {macronutrients.map((macronutrient) => (
          <NumberField
            key={macronutrient}
            className={css.figure}
            label={LABELS[macronutrient]}
            placeholder="g"
            step={0.1}
            value={draft[macronutrient]}
            error={problemOf(macronutrient, draft[macronutrient])}
            onValueChange={(grams) => onChange({ [macronutrient]: grams })}
          />
        ))}
      </div>
      <EnergyQuestion
        typed={draft.calories}
        grams={draft}
        of="meal"
        onMeant={(calories) => onChange({ calories })}
      />
    </>
  );
}
