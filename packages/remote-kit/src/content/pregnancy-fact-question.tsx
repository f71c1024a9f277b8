import type { PregnancyFact } from '@nestwell/contracts/account';
import { ChipRow, FilterChip, Stack, Text } from '@nestwell/ui';
import { useProfileAct } from '../hooks/use-profile-act';
import { useMember } from '../hooks/use-user';

interface PregnancyFactQuestionProps {
  fact: PregnancyFact;
  question: string;
}

const answers = [
  { answer: true, label: 'Yes' },
  { answer: false, label: 'No' },
] as const;

/** One question of "My pregnancy", saved at once. Pressing the chosen answer again takes it back. */
export function PregnancyFactQuestion({ fact, question }: PregnancyFactQuestionProps) {
  const { pregnancyFacts } = useMember();
  const saving = useProfileAct();
  const said = saving.isPending ? saving.variables.pregnancyFacts?.[fact] : undefined;
  const stated = said === undefined ? pregnancyFacts[fact] : said;
  return (
    <Stack gap={2}>
      <Text>{question}</Text>
      <ChipRow label={question}>
        {answers.map(({ answer, label }) => (
          <FilterChip
            key={label}
            pressed={stated === answer}
            onClick={() => saving.mutate({ pregnancyFacts: { [fact]: stated === answer ? null : answer } })}
          >
            {label}
          </FilterChip>
        ))}
      </ChipRow>
    </Stack>
  );
}
