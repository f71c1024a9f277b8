import { ChipRow, FilterChip } from '@nestwell/ui';
import type { MealTime } from '../../lib/recipes/meal-weight';

const TIMES = [
  ['all', 'All Meals'],
  ['breakfast', 'Breakfast'],
  ['lunch', 'Lunch'],
  ['dinner', 'Dinner'],
] as const satisfies readonly (readonly [MealTime, string])[];

interface MealTimeFilterProps {
  value: MealTime;
  onChange: (time: MealTime) => void;
}

export function MealTimeFilter({ value, onChange }: MealTimeFilterProps) {
  return (
    <ChipRow label="Meal time" scroll>
      {TIMES.map(([time, label]) => (
        <FilterChip key={time} pressed={value === time} onPressedChange={() => onChange(time)}>
          {label}
        </FilterChip>
      ))}
    </ChipRow>
  );
}
