import { care } from '@nestwell/contracts/care';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

const questionsOf = (userId: string) => readOf(care.listQuestions, { params: { userId } });

/** What she wants to ask at her next appointment and has not asked yet; nothing while nobody knows. */
export function useOwnQuestions() {
  const { data } = useQuery(questionsOf(useMember().id));
  return (data ?? []).filter(({ askedAt }) => askedAt === null);
}

export function useAddQuestion() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const { queryKey } = questionsOf(userId);
  const adding = useCall(care.addQuestion, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    busy: adding.isPending,
    add: (words: string, origin: string) =>
      adding.mutateAsync({ params: { userId }, body: { words, origin } }),
  };
}
