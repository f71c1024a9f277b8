import type { BabyNoteAnswer, BabyNoteRequest, ChangeBabyNoteRequest } from '@nestwell/contracts/care';
import type { FeedSide, FeedStep, TimedKind } from '@nestwell/domain/feeding';
import { usePutBack, useToast, useUndo } from '@nestwell/remote-kit';
import { useBabyLogCalls } from './baby-log.queries';

interface Volumes {
  volumeLeft?: number | null;
  volumeRight?: number | null;
}

/** What she presses on the screens of feeding, with what is said of it and how it is taken back. */
export function useBabyChanges(userId: string, shownAt: () => string) {
  const calls = useBabyLogCalls(userId);
  const [sayUndoable, putBack] = [useUndo(), usePutBack()];
  const { toast } = useToast();
  const failed = () => {
    toast({ title: 'That was not saved', description: 'Please try again.', tone: 'alert' });
    return false;
  };

  const start = (kind: TimedKind, baby: number | null, side?: FeedSide) =>
    calls.start.mutate(
      { params: { userId }, body: { kind, baby, side, shownAt: shownAt() } },
      { onError: failed },
    );
  const step = ({ id }: BabyNoteAnswer, to: FeedStep) =>
    calls.step.mutate(
      { params: { babyNoteId: id }, body: { step: to, shownAt: shownAt() } },
      { onError: failed },
    );
  const end = (running: BabyNoteAnswer, title: string, volumes: Volumes = {}) => {
    const { id, sides } = running;
    const takeBack = () =>
      calls.change.mutateAsync({ params: { babyNoteId: id }, body: { endedAt: null, sides } });
    return calls.end
      .mutateAsync({ params: { babyNoteId: id }, body: { ...volumes, shownAt: shownAt() } })
      .then(() => sayUndoable({ title }, takeBack), failed);
  };
  const log = (note: BabyNoteRequest, title: string) =>
    calls.log.mutateAsync({ params: { userId }, body: note }).then(({ id }) => {
      sayUndoable({ title }, () => calls.remove.mutateAsync({ params: { babyNoteId: id } }));
      return true;
    }, failed);
  const change = ({ id }: BabyNoteAnswer, changes: ChangeBabyNoteRequest) =>
    calls.change.mutateAsync({ params: { babyNoteId: id }, body: changes });
  /** Ends a count with its last movement; the next one begins another. */
  const finish = (last: BabyNoteAnswer) =>
    change(last, { endedAt: last.startedAt }).then(() => {
      sayUndoable({ title: 'Count finished' }, () => change(last, { endedAt: null }));
      return true;
    }, failed);
  const remove = (note: BabyNoteAnswer) =>
    calls.remove
      .mutateAsync({ params: { babyNoteId: note.id } })
      .then(() => sayUndoable({ title: 'Taken away' }, () => putBack('babyNote', note.id)), failed);
  return { start, step, end, log, change, finish, remove };
}

export type BabyChanges = ReturnType<typeof useBabyChanges>;
