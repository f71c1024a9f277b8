import { useMember } from '@nestwell/remote-kit';
import { Button, Card, ChipRow, FilterChip, IconButton, X } from '@nestwell/ui';
import {
  dietaryFilters,
  dietaryLabels,
  filtersOfProfile,
  type DietaryFilter,
} from '../../lib/recipes/dietary';
import * as css from './hub.module.css';

interface DietaryCardProps {
  active: readonly DietaryFilter[];
  onChange: (active: readonly DietaryFilter[]) => void;
  onClose: () => void;
}

/** Which diets every shown recipe must satisfy. They start off; her profile's are one tap away. */
export function DietaryCard({ active, onChange, onClose }: DietaryCardProps) {
  const preferred = filtersOfProfile(useMember().dietaryRestrictions);
  const toggle = (filter: DietaryFilter, pressed: boolean) =>
    onChange(dietaryFilters.filter((one) => (one === filter ? pressed : active.includes(one))));
  return (
    <Card variant="flat" aria-label="Dietary preferences" className={css.diets}>
      <div className={css.dietsHead}>
        <h2>Dietary preferences</h2>
        <Button variant="quiet" small onClick={() => onChange([])}>
          Clear
        </Button>
        <IconButton label="Close dietary preferences" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <ChipRow label="Dietary preferences">
        {dietaryFilters.map((filter) => (
          <FilterChip
            key={filter}
            pressed={active.includes(filter)}
            onPressedChange={(pressed) => toggle(filter, pressed)}
          >
            {dietaryLabels[filter]}
          </FilterChip>
        ))}
      </ChipRow>
      {preferred.length > 0 && (
        <Button variant="soft" small onClick={() => onChange(preferred)}>
          Use my preferences
        </Button>
      )}
      <p>Recipes match every preference you pick.</p>
    </Card>
  );
}
