import { mealTypeLabels, mealTypes, type MealType } from '@nestwell/contracts/nutrition';
import { ChipRow, FilterChip } from '@nestwell/ui';
import * as css from './log-meal.module.css';

interface MealTypeChipsProps {
  value: MealType;
  onChange: (mealType: MealType) => void;
}

/** Which meal of the day it is: one of them is always chosen. */
export function MealTypeChips({ value, onChange }: MealTypeChipsProps) {
  return (
    <ChipRow label="Meal type" className={css.types}>
      {mealTypes.map((mealType) => (
        <FilterChip
          key={mealType}
          className={css.type}
          pressed={value === mealType}
          // Pressing the chosen one again keeps it.
          onPressedChange={() => onChange(mealType)}
        >
          {mealTypeLabels[mealType]}
        </FilterChip>
      ))}
    </ChipRow>
  );
}
