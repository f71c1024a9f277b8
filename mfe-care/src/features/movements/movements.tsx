import { shortDayMonthAndYear } from '@nestwell/domain/calendar-days';
import { useMember } from '@nestwell/remote-kit';
import { movementsCall } from '@nestwell/safety/signs';
import { LoadFailure, Skeleton, Text } from '@nestwell/ui';
import { useBabyChanges } from '../../lib/baby-log/use-baby-changes';
import { CareScreen } from '../../lib/care-screen';
import { CallCard } from '../../lib/contact/call-card';
import { useServerNow } from '../../lib/server-now';
import { Counted } from './counted';
import { PatternCard } from './pattern-card';
import { useCountRule, useIsShort, useMovements } from './use-movements';

/** A count where her country counts, her baby's own pattern elsewhere; the call first, and no verdict anywhere. */
export function Movements() {
  const { id: userId } = useMember();
  const { rule, target } = useCountRule();
  const { log, movements } = useMovements(userId);
  const { now, shownAt } = useServerNow(userId, false);
  const changes = useBabyChanges(userId, shownAt);
  const shown = { movements, now, changes };
  const isToCall = useIsShort(movements, now);
  return (
    <CareScreen title="Movements">
      <CallCard title={isToCall ? 'Call your care team now' : movementsCall.value}>
        {isToCall && <p role="alert">Two hours have passed since the first one of this count.</p>}
        <p>Babies do not move less towards the end.</p>
      </CallCard>
      {log.isPending && <Skeleton label="Loading what you noted" rows={3} />}
      {log.isLoadingError && <LoadFailure onRetry={() => void log.refetch()} />}
      {log.data && (target === null ? <PatternCard {...shown} /> : <Counted {...shown} target={target} />)}
      <Text soft small>
        You know the pattern best. If it feels different, call, whatever the count says.
        {rule && ` Source: ${rule.source}, checked ${shortDayMonthAndYear(rule.checked)}.`}
      </Text>
    </CareScreen>
  );
}
