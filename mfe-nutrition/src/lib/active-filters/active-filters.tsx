import { ChipRow, FilterChip, handsFocusOn, X } from '@nestwell/ui';
import * as css from './active-filters.module.css';
import { dietaryLabels, type DietaryFilter } from '@nestwell/domain/food-fit';

interface ActiveFiltersProps {
  active: readonly DietaryFilter[];
  onChange: (active: DietaryFilter[]) => void;
}

/** What is left out at the moment, each off for this visit with one tap; the profile stays as it is. */
export function ActiveFilters({ active, onChange }: ActiveFiltersProps) {
  if (active.length === 0) return null;
  return (
    <ChipRow label="Left out for you">
      {active.map((filter) => (
        <FilterChip
          key={filter}
          ref={handsFocusOn}
          className={css.chip}
          pressed
          aria-label={`${dietaryLabels[filter]}, take off for this visit`}
          onPressedChange={() => onChange(active.filter((one) => one !== filter))}
        >
          {dietaryLabels[filter]}
          <X aria-hidden="true" />
        </FilterChip>
      ))}
    </ChipRow>
  );
}
