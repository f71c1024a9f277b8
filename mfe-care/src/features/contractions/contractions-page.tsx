import { useMember } from '@nestwell/remote-kit';
import { useBabyLog } from '../../lib/baby-log/baby-log.queries';
import { useBabyChanges } from '../../lib/baby-log/use-baby-changes';
import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { useServerNow } from '../../lib/server-now';
import { isCarrying, isQuiet } from '../../lib/whom-for';
import { AskOnce } from './ask-once';
import { isToCall } from './call-rule';
import { CountryRule } from './country-rule';
import { Timed } from './timed';
import { AlsoCall, WhenToCall } from './when-to-call';

export function ContractionsPage() {
  return (
    <OnlyFor whom={isCarrying}>
      <Contractions />
    </OnlyFor>
  );
}

/** When to call, on top and always open; the timer; what it timed, from start to start. */
function Contractions() {
  const her = useMember();
  const log = useBabyLog(her.id);
  const all = (log.data ?? []).filter(({ kind }) => kind === 'tightening');
  const { now, shownAt } = useServerNow(her.id, all.length > 0);
  const changes = useBabyChanges(her.id, shownAt);
  const isNow = isToCall(all, her, now);
  return (
    <CareScreen title="Contractions">
      <WhenToCall isNow={isNow} />
      <Timed log={log} all={all} now={now} changes={changes} />
      {isNow && <AlsoCall />}
      {!isQuiet(her) && <AskOnce />}
      <CountryRule />
    </CareScreen>
  );
}
