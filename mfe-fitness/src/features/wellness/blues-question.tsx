import { useUser } from '@nestwell/remote-kit';
import { ChipRow, FilterChip, GroupLabel } from '@nestwell/ui';
import * as css from './wellness-page.module.css';

interface BluesQuestionProps {
  /** Null is not answered. */
  value: boolean | null;
  onValueChange: (value: boolean | null) => void;
}

/** Yes and no are both answers, so neither is there before she gives it; a second tap takes it back. */
export function BluesQuestion({ value, onValueChange }: BluesQuestionProps) {
  const { user } = useUser();
  const label = user?.pregnancyPaused ? 'Feeling low' : 'Feeling the baby blues';
  return (
    <div className={css.blues}>
      <GroupLabel>{label}</GroupLabel>
      <p className={css.soft}>Tearful, flat or unlike yourself</p>
      <ChipRow label={label}>
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
