import { care, type ChangeQuestionRequest, type CareQuestion } from '@nestwell/contracts/care';
import {
  readOf,
  useCall,
  useMember,
  usePutBack,
  useQuery,
  useQueryClient,
  useToast,
  useUndo,
} from '@nestwell/remote-kit';
import { useTakeAway } from '../../lib/use-take-away';

const questionsOf = (userId: string) => readOf(care.listQuestions, { params: { userId } });

/** Her questions, asked ones too, in the order in which she wrote them. */
export const useQuestions = () => useQuery(questionsOf(useMember().id));

export function useQuestionCalls() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [sayUndoable, putBack, takeAway] = [useUndo(), usePutBack(), useTakeAway()];
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: questionsOf(userId).queryKey });
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
        toast({ title: 'Error', description: 'Failed to save. Please try again.', tone: 'alert' });
      }
    },
    remove: ({ id }: CareQuestion) =>
      takeAway({
        title: 'Question taken away',
        remove: () => removing.mutateAsync({ params: { questionId: id } }),
        putBack: () => putBack('question', id),
      }),
  };
}
