import { nutrientLimits, type Food, type FoodPortion } from '@nestwell/contracts/nutrition';
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
    if (isWeight(text)) onChange(byWeight(Number(text)), 1);
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
          error={isWeight(weighed) ? undefined : `A whole number from 1 to ${nutrientLimits.portionGrams}`}
          onValueChange={weigh}
        />
      )}
    </div>
  );
}

const isWeight = (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) > 0 && Number(text) <= nutrientLimits.portionGrams;
