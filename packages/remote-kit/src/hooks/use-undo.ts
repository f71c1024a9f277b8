import type { ToastMessage } from '../host/host';
import { useToast } from './use-toast';

/** Says what is done, with a way to take it back. */
export type SayUndoable = (said: Omit<ToastMessage, 'action'>, takeBack: () => Promise<unknown>) => void;

/** The one way to undo: what she has done is said with Undo; what became of that is said too. */
export function useUndo(): SayUndoable {
  const { toast } = useToast();
  return (said, takeBack) => {
    const undo = () =>
      void takeBack().then(
        () => toast({ title: 'Taken back', description: said.description }),
        () =>
          toast({
            title: 'Error',
            description: 'Failed to take it back. Please try again.',
            tone: 'alert',
            action: { label: 'Try again', onSelect: undo },
          }),
      );
    toast({ ...said, action: { label: 'Undo', onSelect: undo } });
  };
}
