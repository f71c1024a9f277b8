import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { HOUR } from '@nestwell/domain/moments';
import { useMember } from '@nestwell/remote-kit';
import { LoadFailure, Skeleton } from '@nestwell/ui';
import { useState } from 'react';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';
import type { useBabyLog } from '../../lib/baby-log/baby-log.queries';
import { EditSheet } from '../../lib/baby-note/edit/edit-sheet';
import { useCareSettings } from '../../lib/settings/care-settings.queries';
import { ContractionTable } from './contraction-table';
import { ContractionTimer } from './contraction-timer';

interface TimedProps {
  log: ReturnType<typeof useBabyLog>;
  all: readonly BabyNoteAnswer[];
  now: Date;
  changes: BabyChanges;
}

/** The timer and what it timed, once what she noted is there: the call list above waits for nothing. */
export function Timed({ log, all, now, changes }: TimedProps) {
  const { id: userId } = useMember();
  const settings = useCareSettings(userId);
  const [edited, setEdited] = useState<BabyNoteAnswer>();
  if (log.isPending) return <Skeleton label="Loading what you timed" rows={2} />;
  if (log.isLoadingError) return <LoadFailure onRetry={() => void log.refetch()} />;
  const isRecent = ({ startedAt }: BabyNoteAnswer) => now.getTime() - Date.parse(startedAt) <= HOUR;
  const table = { all, now, onEdit: setEdited };
  return (
    <>
      <ContractionTimer all={all} now={now} changes={changes} />
      <ContractionTable {...table} title="Last hour" rows={all.filter(isRecent)} />
      <ContractionTable {...table} title="Before that" rows={all.filter((one) => !isRecent(one))} />
      {edited && (
        <EditSheet
          key={edited.id}
          note={edited}
          settings={settings}
          changes={changes}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
