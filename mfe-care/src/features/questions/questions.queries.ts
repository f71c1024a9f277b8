import { care, type ChangeQuestionRequest, type CareQuestion } from '@nestwell/contracts/care';
import { readOf, useCall, useMember, useQuery } from '@nestwell/remote-kit';
import { useListCalls } from '../../lib/use-list-calls';

const questionsOf = (userId: string) => readOf(care.listQuestions, { params: { userId } });

/** Her questions, asked ones too, in the order in which she wrote them. */
export const useQuestions = () => useQuery(questionsOf(useMember().id));

export function useQuestionCalls() {
  const { id: userId } = useMember();
  const { onSuccess, sayUndoable, takeAway, sayFailed } = useListCalls(questionsOf(userId));
  const adding = useCall(care.addQuestion, { onSuccess });
  const changing = useCall(care.changeQuestion, { onSuccess });
  const removing = useCall(care.removeQuestion, { onSuccess });
  const change = (questionId: string, body: ChangeQuestionRequest) =>
    changing.mutateAsync({ params: { questionId }, body });
  return {
    busy: adding.isPending || changing.isPending,
    add: (words: string) => adding.mutateAsync({ params: { userId }, body: { words } }),
    change,
    /** Says at once that it was asked, or that it is carried over, and lets her take that back. */
    ask: async ({ id, words }: CareQuestion, asked: boolean) => {
      try {
        await change(id, { asked });
        const title = asked ? 'Asked' : 'Carried over';
        sayUndoable({ title, description: words }, () => change(id, { asked: !asked }));
      } catch {
        sayFailed();
      }
    },
    remove: ({ id }: CareQuestion) =>
      takeAway({
        kind: 'question',
        id,
        title: 'Question taken away',
        remove: () => removing.mutateAsync({ params: { questionId: id } }),
      }),
  };
}
