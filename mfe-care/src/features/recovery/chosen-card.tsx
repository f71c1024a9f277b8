import {
  furtherAnswers,
  recoveryAnswers,
  type ChosenPart,
  type RecoveryAnswers,
} from '@nestwell/safety/recovery';
import { ChipRow, FilterChip } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { PartCard } from './part-card';
import { answerLabels, partTitles } from './recovery-words';

const answers = { ...recoveryAnswers, ...furtherAnswers };

interface ChosenCardProps<Part extends ChosenPart> {
  part: Part;
  answer: RecoveryAnswers[Part];
  icon: ReactNode;
  onAnswer: (answer: RecoveryAnswers[Part]) => void;
}

/** Chips, of which one may be chosen; a tap on it again leaves the question unanswered. */
export function ChosenCard<Part extends ChosenPart>({ part, answer, icon, onAnswer }: ChosenCardProps<Part>) {
  const labels = answerLabels[part] as Record<string, string>;
  const values: readonly string[] = answers[part];
  return (
    <PartCard part={part} answer={answer} icon={icon}>
      <ChipRow label={partTitles[part].title}>
        {values.map((value) => (
          <FilterChip
            key={value}
            pressed={answer === value}
            onPressedChange={(on) => onAnswer((on ? value : null) as RecoveryAnswers[Part])}
          >
            {labels[value]}
          </FilterChip>
        ))}
      </ChipRow>
    </PartCard>
  );
}
