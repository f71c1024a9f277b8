import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { isRunning } from '@nestwell/domain/feeding';
import { useMember } from '@nestwell/remote-kit';
import { Clock, IconButton, LoadFailure, Skeleton } from '@nestwell/ui';
import { useRef, useState } from 'react';
import { useBabyLog } from '../../lib/baby-log/baby-log.queries';
import { useBabyChanges } from '../../lib/baby-log/use-baby-changes';
import { EditSheet } from '../../lib/baby-note/edit/edit-sheet';
import { CareScreen } from '../../lib/care-screen';
import { useServerNow } from '../../lib/server-now';
import { useCareSettings } from '../../lib/settings/care-settings.queries';
import { BabySwitch } from './baby-switch';
import { KindTabs } from './kind-tabs';
import { Today } from './today/today';
import { useShownDay } from './today/use-shown-day';

/** Feeds, pumping, nappies and sleep: what runs on top, the day below, when to call at its foot. */
export function FeedingScreen() {
  const { id: userId } = useMember();
  const log = useBabyLog(userId);
  const settings = useCareSettings(userId);
  const isTicking = log.data?.some(isRunning) ?? false;
  const { now, shownAt } = useServerNow(userId, isTicking);
  const changes = useBabyChanges(userId, shownAt);
  const [baby, setBaby] = useState(1);
  const [edited, setEdited] = useState<BabyNoteAnswer>();
  const day = useShownDay(now, settings);
  const range = day.until && { startDate: day.from.toISOString(), endDate: day.until.toISOString() };
  const older = useBabyLog(userId, range ?? undefined);
  const notes = log.data ?? [];
  const list = useRef<HTMLElement>(null);
  const toToday = () => {
    day.today();
    list.current?.scrollIntoView?.({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  };
  if (log.isPending)
    return (
      <CareScreen title="Feeding">
        <Skeleton label="Loading what you noted" rows={6} />
      </CareScreen>
    );
  if (log.isLoadingError)
    return (
      <CareScreen title="Feeding">
        <LoadFailure onRetry={() => void log.refetch()} />
      </CareScreen>
    );
  return (
    <CareScreen
      title="Feeding"
      actions={
        <IconButton label="Jump to today" onClick={toToday}>
          <Clock />
        </IconButton>
      }
    >
      <BabySwitch notes={notes} settings={settings} baby={baby} onChoose={setBaby} />
      <KindTabs notes={notes} baby={baby} now={now} changes={changes} />
      <Today
        place={list}
        notes={range ? (older.data ?? []) : notes}
        day={day}
        baby={baby}
        now={now}
        settings={settings}
        onEdit={setEdited}
      />
      {edited && (
        <EditSheet
          key={edited.id}
          note={edited}
          settings={settings}
          changes={changes}
          onClose={() => setEdited(undefined)}
        />
      )}
    </CareScreen>
  );
}
