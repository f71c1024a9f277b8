import { countsSince, startOfBabyDay } from '@nestwell/domain/feeding';
import { deviceClock } from '@nestwell/domain/device-time';
import { useMember } from '@nestwell/remote-kit';
import { CountsLine } from '../../../features/feeding/today/counts';
import { FeedingTile } from '../../../features/home-tile/feeding-tile';
import { useBabyLog } from '../../../lib/baby-log/baby-log.queries';
import type { CareCard } from '../../../lib/offer';
import { useServerNow } from '../../../lib/server-now';
import { dayStartOf } from '../../../lib/settings/day-start';
import { useCareSettings } from '../../../lib/settings/care-settings.queries';
import { hasBaby } from '../../../lib/whom-for';
import * as css from './now.module.css';

export const feedingNow: CareCard = { id: 'feeding', isFor: hasBaby, Card: FeedingNow };

/** Each baby's last feed, or the one that runs, to be started and ended there; of one baby also what the day counts. */
function FeedingNow() {
  const her = useMember();
  return (
    <FeedingTile her={her} leads>
      {her.babies === 1 && <DayOfOne userId={her.id} />}
    </FeedingTile>
  );
}

function DayOfOne({ userId }: { userId: string }) {
  const { data: notes = [] } = useBabyLog(userId);
  const { now } = useServerNow(userId, false);
  const from = startOfBabyDay(now, dayStartOf(useCareSettings(userId)));
  return (
    <div className={css.counts}>
      <CountsLine
        counts={countsSince(notes, 1, { from, now })}
        feedsLabel={`feeds since ${deviceClock(from)}`}
      />
    </div>
  );
}
