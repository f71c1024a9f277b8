import { useQueryClient, useToast, useUndo, type useQuery } from '@nestwell/remote-kit';
import { useTakeAway } from './use-take-away';

type ReadOptions = Pick<Parameters<typeof useQuery>[0], 'queryKey'>;

const FAILED = 'Failed to save. Please try again.';

/** What the calls of a list of hers begin with: it is read anew after each, and each is undone or said to have failed. */
export function useListCalls({ queryKey }: ReadOptions) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return {
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    sayUndoable: useUndo(),
    takeAway: useTakeAway(),
    /** Says why; false, as what a failed change comes to. */
    sayFailed: (description = FAILED): false => {
      toast({ title: 'Error', description, tone: 'alert' });
      return false;
    },
  };
}
