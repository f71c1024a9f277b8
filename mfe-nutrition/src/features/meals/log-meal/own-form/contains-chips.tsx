import { allergies, type Allergy } from '@nestwell/contracts/account';
import * as css from './own-form.module.css';
import { ChipRow, FilterChip, GroupLabel } from '@nestwell/ui';

interface ContainsChipsProps {
  value: readonly Allergy[];
  onChange: (contains: Allergy[]) => void;
}

const inWords = (allergy: string) => allergy.charAt(0).toUpperCase() + allergy.slice(1);

/** Which of the allergies that can be saved a food contains, as far as she says so. */
export function ContainsChips({ value, onChange }: ContainsChipsProps) {
  return (
    <div className={css.group}>
      <GroupLabel>It contains</GroupLabel>
      <ChipRow label="It contains">
        {allergies.map((allergy) => (
          <FilterChip
            key={allergy}
            pressed={value.includes(allergy)}
            onPressedChange={(on) =>
              onChange(on ? [...value, allergy] : value.filter((one) => one !== allergy))
            }
          >
            {inWords(allergy)}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}
