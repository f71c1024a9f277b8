import { isShort, countsOf } from '@nestwell/domain/labour';
import { shortDayMonthAndYear } from '@nestwell/domain/calendar-days';
import { useMember, useRegion } from '@nestwell/remote-kit';
import { movementCounts, movementsCall } from '@nestwell/safety/signs';
import { LoadFailure, Skeleton, Text } from '@nestwell/ui';
import { useBabyChanges } from '../../lib/baby-log/use-baby-changes';
import { CareScreen } from '../../lib/care-screen';
import { CallCard } from '../../lib/contact/call-card';
import { useServerNow } from '../../lib/server-now';
import { CountCard } from './count-card';
import { PastCounts } from './past-counts';
import { PatternCard } from './pattern-card';
import { useMovements } from './use-movements';

/** A count where her country counts, her baby's own pattern elsewhere; the call first, and no verdict anywhere. */
export function Movements() {
  const { id: userId } = useMember();
  const { region } = useRegion();
  const rule = region && movementCounts[region.country];
  const target = rule?.inTwoHours ?? null;
  const { log, moments } = useMovements(userId);
  const { now, shownAt } = useServerNow(userId, false);
  const changes = useBabyChanges(userId, shownAt);
  const note = () => void changes.log({ kind: 'movement', baby: null }, 'Movement noted');
  const [latest, ...past] = target === null ? [] : countsOf(moments, target);
  const isToCall = latest !== undefined && target !== null && isShort(latest, target, now);
  return (
    <CareScreen title="Movements">
      <CallCard title={isToCall ? 'Call your care team now' : movementsCall.value}>
        {isToCall && <p role="alert">Two hours have passed since the first one of this count.</p>}
        <p>Babies do not move less towards the end.</p>
      </CallCard>
      {log.isPending && <Skeleton label="Loading what you noted" rows={3} />}
      {log.isLoadingError && <LoadFailure onRetry={() => void log.refetch()} />}
      {log.data && target !== null && (
        <>
          <CountCard latest={latest} target={target} now={now} onMove={note} />
          {past.length > 0 && <PastCounts counts={past} />}
        </>
      )}
      {log.data && target === null && <PatternCard moments={moments} now={now} onMove={note} />}
      <Text soft small>
        You know the pattern best. If it feels different, call, whatever the count says.
        {rule && ` Source: ${rule.source}, checked ${shortDayMonthAndYear(rule.checked)}.`}
      </Text>
    </CareScreen>
  );
}
