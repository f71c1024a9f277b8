import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import type { MovementCount } from '@nestwell/domain/labour';
import { useNavigate } from '@nestwell/remote-kit/router';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';

export type NotedCount = MovementCount<BabyNoteAnswer>;

interface Counting {
  open: NotedCount | undefined;
  target: number;
  changes: BabyChanges;
}

/** What she presses while she counts; the movement that ends a count leads to what was saved. */
export function useCount({ open, target, changes }: Counting) {
  const navigate = useNavigate();
  const showSaved = () => void navigate('/care/movements/count');
  const last = open?.movements.at(-1);
  return {
    /** Kept with her notes: another device, or a new login, counts on from there. */
    start: () => changes.log({ kind: 'countStart', baby: null }, 'Count started'),
    count: async () => {
      const isNoted = await changes.log({ kind: 'movement', baby: null }, 'Movement noted');
      if (isNoted && (open?.count ?? 0) + 1 === target) showSaved();
    },
    finish: async () => {
      if (last && (await changes.finish(last))) showSaved();
    },
    undo: () => {
      if (last) void changes.remove(last);
    },
  };
}
