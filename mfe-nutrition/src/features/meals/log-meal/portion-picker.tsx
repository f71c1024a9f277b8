import type { Food, FoodPortion } from '@nestwell/contracts/nutrition';
import { SelectField, Stepper } from '@nestwell/ui';
import { portionsOf, portionText } from './food-portion';
import * as css from './log-meal.module.css';

interface PortionPickerProps {
  food: Food;
  portion: FoodPortion;
  times: number;
  onChange: (portion: FoodPortion, times: number) => void;
}

/** How much of the food it was: a measure, and how many of them. */
export function PortionPicker({ food, portion, times, onChange }: PortionPickerProps) {
  const portions = portionsOf(food);
  return (
    <div className={css.portion}>
      <SelectField
        label="Portion"
        options={portions.map((one) => ({ value: one.label, label: portionText(one) }))}
        value={portion.label}
        onValueChange={(label) => onChange(portions.find((one) => one.label === label) ?? portion, times)}
      />
      <Stepper
        label="Portions"
        value={times}
        step={0.5}
        min={0.5}
        max={20}
        onValueChange={(next) => onChange(portion, next)}
      />
    </div>
  );
}
