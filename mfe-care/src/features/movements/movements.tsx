import { useMember, sourceWords } from '@nestwell/remote-kit';
import { movementsCall } from '@nestwell/safety/signs';
import { LoadFailure, Skeleton, Text } from '@nestwell/ui';
import { useBabyChanges } from '../../lib/baby-log/use-baby-changes';
import { CareScreen } from '../../lib/care-screen';
import { CallCard } from '../../lib/contact/call-card';
import { useServerNow } from '../../lib/server-now';
import { Counted } from './counted';
import { whenToCallWords } from './movement-words';
import { PatternCard } from './pattern-card';
import { ShortWords } from './short-words';
import { useCountRule, useMovements, useShortCount } from './use-movements';

/** A count where her country counts, her baby's own pattern elsewhere; the call first, and no verdict anywhere. */
export function Movements() {
  const her = useMember();
  const { id: userId } = her;
  const { rule, target } = useCountRule();
  const { log, movements, starts } = useMovements(userId);
  const { now, shownAt } = useServerNow(userId, false);
  const changes = useBabyChanges(userId, shownAt);
  const shown = { movements, now, changes };
  const short = useShortCount({ movements, starts }, now);
  return (
    <CareScreen title="Movements">
      <CallCard title={short?.isResult ? 'Call your care team now' : movementsCall.value}>
        {short && <ShortWords {...short} now={now} />}
        <p>{whenToCallWords(her)}</p>
      </CallCard>
      {log.isPending && <Skeleton label="Loading what you noted" rows={3} />}
      {log.isLoadingError && <LoadFailure onRetry={() => void log.refetch()} />}
      {log.data &&
        (target === null ? (
          <PatternCard {...shown} />
        ) : (
          <Counted {...shown} starts={starts} target={target} />
        ))}
      <Text soft small>
        You know the pattern best. If it feels different, call, whatever the count says.
        {rule && ` Source: ${sourceWords(rule)}`}
      </Text>
    </CareScreen>
  );
}
