import type { TakenKind } from '@nestwell/contracts/kernel';
import { usePutBack, useToast, useUndo } from '@nestwell/remote-kit';

interface TakingAway {
  kind: TakenKind;
  id: string;
  remove: () => Promise<unknown>;
  title?: string;
}

/** Takes away what she noted, and offers to put it back; a failure is said. */
export function useTakeAway() {
  const { toast } = useToast();
  const [sayUndoable, putBack] = [useUndo(), usePutBack()];
  return async ({ kind, id, remove, title = 'Taken away' }: TakingAway): Promise<void> => {
    try {
      await remove();
      sayUndoable({ title }, () => putBack(kind, id));
    } catch {
      toast({ title: 'Error', description: 'Failed to take it away. Please try again.', tone: 'alert' });
    }
  };
}
