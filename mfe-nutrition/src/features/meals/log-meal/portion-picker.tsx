import { nutrientLimits, type Food, type FoodPortion } from '@nestwell/contracts/nutrition';
import { figureProblem, wholeIn } from '@nestwell/domain/amounts';
import { NumberField, SelectField, Stepper } from '@nestwell/ui';
import { useState } from 'react';
import { byWeight, portionsOf, portionText } from './food-portion';
import * as css from './log-meal.module.css';

interface PortionPickerProps {
  food: Food;
  portion: FoodPortion;
  times: number;
  onChange: (portion: FoodPortion, times: number) => void;
}

const WEIGHED = 'In grams';
const WHOLE_GRAMS = `A whole number from 1 to ${nutrientLimits.portionGrams}`;

/** How much of the food it was: a measure, and how many of them, or what it weighed. */
export function PortionPicker({ food, portion, times, onChange }: PortionPickerProps) {
  const [weighed, setWeighed] = useState<string>();
  const portions = portionsOf(food);
  const choose = (label: string) => {
    const grams = Math.round(portion.grams * times);
    setWeighed(label === WEIGHED ? String(grams) : undefined);
    if (label === WEIGHED) onChange(byWeight(grams), 1);
    else onChange(portions.find((one) => one.label === label) ?? portion, times);
  };
  const weigh = (text: string) => {
    setWeighed(text);
    const grams = weightIn(text);
    if (grams !== undefined) onChange(byWeight(grams), 1);
  };
  return (
    <div className={css.portion}>
      <SelectField
        label="Portion"
        options={[
          ...portions.map((one) => ({
            value: one.label,
            label: portionText(one),
          })),
          { value: WEIGHED, label: WEIGHED },
        ]}
        value={weighed === undefined ? portion.label : WEIGHED}
        onValueChange={choose}
      />
      {weighed === undefined ? (
        <Stepper
          label="Portions"
          value={times}
          step={0.5}
          min={0.5}
          max={20}
          onValueChange={(next) => onChange(portion, next)}
        />
      ) : (
        <NumberField
          whole
          label="Grams"
          unit="g"
          value={weighed}
          error={weightIn(weighed) === undefined ? figureProblem(weighed, WHOLE_GRAMS, ['g']) : undefined}
          onValueChange={weigh}
        />
      )}
    </div>
  );
}

function weightIn(text: string): number | undefined {
  const grams = wholeIn(text, ['g']);
  return grams !== undefined && grams > 0 && grams <= nutrientLimits.portionGrams ? grams : undefined;
}
