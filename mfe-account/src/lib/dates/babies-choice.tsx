import { ChipRow, FilterChip, GroupLabel, Stack } from '@nestwell/ui';
import * as css from './dates.module.css';

interface BabiesChoiceProps {
  babies: number;
  onBabies: (babies: number) => void;
}

const MORE = 3;
const choices = [
  [1, 'One'],
  [2, 'Twins'],
  [MORE, 'More'],
] as const;

export function BabiesChoice({ babies, onBabies }: BabiesChoiceProps) {
  return (
    <Stack gap={2}>
      <GroupLabel>How many babies?</GroupLabel>
      <ChipRow label="How many babies?" className={css.babies}>
        {choices.map(([count, words]) => (
          <FilterChip
            key={count}
            pressed={Math.min(babies, MORE) === count}
            onPressedChange={() => onBabies(count)}
          >
            {words}
          </FilterChip>
        ))}
      </ChipRow>
    </Stack>
  );
}
