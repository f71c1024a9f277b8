import { account, type PregnancyFact } from '@nestwell/contracts/account';
import { keyOf } from '@nestwell/contracts/kernel';
import { ChipRow, FilterChip, Stack, Text } from '@nestwell/ui';
import { useMember, useUser } from '../hooks/use-user';
import { useToast } from '../hooks/use-toast';
import { useMutation, useQueryClient } from '../query';

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
  const saving = useSaveFact(fact);
  const stated = saving.isPending ? saving.variables : pregnancyFacts[fact];
  return (
    <Stack gap={2}>
      <Text>{question}</Text>
      <ChipRow label={question}>
        {answers.map(({ answer, label }) => (
          <FilterChip
            key={label}
            pressed={stated === answer}
            onClick={() => saving.mutate(stated === answer ? null : answer)}
          >
            {label}
          </FilterChip>
        ))}
      </ChipRow>
    </Stack>
  );
}

function useSaveFact(fact: PregnancyFact) {
  const { updateUser } = useUser();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: boolean | null) => updateUser({ pregnancyFacts: { [fact]: answer } }),
    onSuccess: (user) =>
      void queryClient.invalidateQueries({
        queryKey: keyOf(account.getUser, { params: { userId: user.id } }),
      }),
    onError: () =>
      toast({
        title: 'Update Failed',
        description: 'Failed to update your profile. Please try again.',
        tone: 'alert',
      }),
  });
}
