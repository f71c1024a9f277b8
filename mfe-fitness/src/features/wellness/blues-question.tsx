import { ChipRow, FilterChip, GroupLabel } from '@nestwell/ui';
import * as css from './wellness-page.module.css';

interface BluesQuestionProps {
  /** Null is not answered. */
  value: boolean | null;
  onValueChange: (value: boolean | null) => void;
}

/** The same in pregnancy and long after birth, where “the blues” would make a depression small. */
const LABEL = 'Feeling low';

/** Yes and no are both answers, so neither is there before she gives it; a second tap takes it back. */
export function BluesQuestion({ value, onValueChange }: BluesQuestionProps) {
  return (
    <div className={css.blues}>
      <GroupLabel>{LABEL}</GroupLabel>
      <p className={css.soft}>Tearful, flat or unlike yourself</p>
      <ChipRow label={LABEL}>
        <FilterChip pressed={value === true} onPressedChange={(on) => onValueChange(on ? true : null)}>
          Yes
        </FilterChip>
        <FilterChip pressed={value === false} onPressedChange={(on) => onValueChange(on ? false : null)}>
          No
        </FilterChip>
      </ChipRow>
    </div>
  );
}
