import { useToast, useUndo } from '@nestwell/remote-kit';

interface TakingAway {
  remove: () => Promise<unknown>;
  putBack: () => Promise<unknown>;
  title?: string;
}

/** Takes away what she noted, and offers to put it back; a failure is said. */
export function useTakeAway() {
  const { toast } = useToast();
  const sayUndoable = useUndo();
  return async ({ remove, putBack, title = 'Taken away' }: TakingAway): Promise<void> => {
    try {
      await remove();
      sayUndoable({ title }, putBack);
    } catch {
      toast({ title: 'Error', description: 'Failed to take it away. Please try again.', tone: 'alert' });
    }
  };
}
