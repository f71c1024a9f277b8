import { useMember } from '@nestwell/remote-kit';
import { Button, Card, ChipRow, FilterChip, handsFocusOn, IconButton, Plus, X } from '@nestwell/ui';
import { useState } from 'react';
import {
  commonFilters,
  dietaryFilters,
  dietaryLabels,
  filtersOfProfile,
  furtherFilters,
  inOrder,
  type DietaryFilter,
} from '@nestwell/domain/food-fit';
import * as css from './hub.module.css';

interface DietaryCardProps {
  active: readonly DietaryFilter[];
  onChange: (active: DietaryFilter[]) => void;
  onClose: () => void;
}

/** What every shown recipe must satisfy. Her profile's are on from the start, and one tap away once taken off. */
export function DietaryCard({ active, onChange, onClose }: DietaryCardProps) {
  const preferred = filtersOfProfile(useMember());
  const [isOpen, setOpen] = useState(() => furtherFilters.some((filter) => active.includes(filter)));
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
        {(isOpen ? dietaryFilters : commonFilters).map((filter) => (
          <FilterChip
            key={filter}
            pressed={active.includes(filter)}
            onPressedChange={(pressed) => toggle(filter, pressed)}
          >
            {dietaryLabels[filter]}
          </FilterChip>
        ))}
      </ChipRow>
      {!isOpen && (
        <Button
          ref={handsFocusOn}
          className={css.more}
          variant="quiet"
          small
          icon={<Plus aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          Celery, mustard, sulphites, lupin, molluscs
        </Button>
      )}
      {preferred.some((filter) => !active.includes(filter)) && (
        <Button variant="soft" small onClick={() => onChange(inOrder(new Set([...active, ...preferred])))}>
          Use my preferences
        </Button>
      )}
      <p>Recipes match every preference you pick.</p>
    </Card>
  );
}
