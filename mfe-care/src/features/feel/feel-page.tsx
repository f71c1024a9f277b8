import { useMember } from '@nestwell/remote-kit';
import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { isExpecting, weekOf } from '../../lib/whom-for';
import { AnyToday } from './any-today';

/** What a pregnant member has today that needs a call. */
export function FeelPage() {
  const week = weekOf(useMember());
  return (
    <OnlyFor whom={isExpecting}>
      <CareScreen
        title="How I feel"
        lead={week === null ? 'Today. Tap only what fits.' : `Today, week ${week}. Tap only what fits.`}
      >
        <AnyToday week={week ?? undefined} />
      </CareScreen>
    </OnlyFor>
  );
}
