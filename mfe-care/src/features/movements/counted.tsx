import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { countsOf, isOpen } from '@nestwell/domain/labour';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';
import { CountCard } from './count-card';
import { PastCounts } from './past-counts';
import { useCount } from './use-count';

interface CountedProps {
  movements: readonly BabyNoteAnswer[];
  /** When she began counts before their first movement. */
  starts: readonly Date[];
  target: number;
  now: Date;
  changes: BabyChanges;
}

/** The count she is in, and those before it. */
export function Counted({ movements, starts, target, now, changes }: CountedProps) {
  const [latest, ...before] = countsOf(movements, target, starts);
  const open = latest && isOpen(latest, target, now) ? latest : undefined;
  const on = useCount({ open, target, changes });
  return (
    <>
      <CountCard open={open} onStart={() => void on.start()} target={target} now={now} on={on} />
      <PastCounts counts={latest && !open ? [latest, ...before] : before} />
    </>
  );
}
