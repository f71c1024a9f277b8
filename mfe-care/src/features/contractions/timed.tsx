import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { LoadFailure, Skeleton } from '@nestwell/ui';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';
import type { useBabyLog } from '../../lib/baby-log/baby-log.queries';
import { ContractionTable } from './contraction-table';
import { ContractionTimer } from './contraction-timer';

interface TimedProps {
  log: ReturnType<typeof useBabyLog>;
  all: readonly BabyNoteAnswer[];
  now: Date;
  changes: BabyChanges;
}

/** The timer and what it timed, once what she noted is there: the call list above waits for nothing. */
export function Timed({ log, ...timed }: TimedProps) {
  if (log.isPending) return <Skeleton label="Loading what you timed" rows={2} />;
  if (log.isLoadingError) return <LoadFailure onRetry={() => void log.refetch()} />;
  return (
    <>
      <ContractionTimer {...timed} />
      {timed.all.length > 0 && <ContractionTable {...timed} />}
    </>
  );
}
