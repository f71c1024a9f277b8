import { allergies, commonAllergies, furtherAllergies, type Allergy } from '@nestwell/contracts/account';
import { Button, ChipRow, FilterChip, handsFocusOn, Plus } from '@nestwell/ui';
import { useState } from 'react';
import { sentenceCase } from '../sentence-case';
import * as css from './allergy-chips.module.css';

/** Said wherever allergies are asked: what a choice does. */
export const ALLERGY_NOTE = 'Never in a plan. Always marked in search.';

interface AllergyChipsProps {
  chosen: readonly Allergy[];
  onChange: (chosen: Allergy[]) => void;
}

/** The eight asked at once; the rest of the law's fourteen open from one press, or because one of them is hers. */
export function AllergyChips({ chosen, onChange }: AllergyChipsProps) {
  const [isOpen, setOpen] = useState(() => furtherAllergies.some((allergy) => chosen.includes(allergy)));
  const toggle = (changed: Allergy, isOn: boolean) =>
    onChange(allergies.filter((one) => (one === changed ? isOn : chosen.includes(one))));
  return (
    <>
      <ChipRow label="Allergies">
        {(isOpen ? allergies : commonAllergies).map((allergy) => (
          <FilterChip
            key={allergy}
            pressed={chosen.includes(allergy)}
            onPressedChange={(isOn) => toggle(allergy, isOn)}
          >
            {sentenceCase(allergy)}
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
          {sentenceCase(furtherAllergies.join(', '))}
        </Button>
      )}
    </>
  );
}
