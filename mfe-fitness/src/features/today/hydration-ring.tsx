import { fitness, hydrationTarget } from '@nestwell/contracts/fitness';
import { useUser, useWaitingChanges, useDeviceDate } from '@nestwell/remote-kit';
import { ProgressRing } from '@nestwell/ui';
import { useToday } from '../../lib/tracking.queries';
import { TodayFigures } from './today-figures';
import * as css from './today.module.css';

/** Cups of the day against ten. */
export function HydrationRing() {
  const { user } = useUser();
  return user && <Hydration />;
}

function Hydration() {
  const today = useToday();
  return (
    <TodayFigures query={today} label="Loading hydration" className={css.hydration}>
      {(entry) => <Cups count={entry?.waterIntake ?? null} />}
    </TodayFigures>
  );
}

function Cups({ count }: { count: number | null }) {
  const today = useDeviceDate();
  const share = ((count ?? 0) / hydrationTarget) * 100;
  const waiting = useWaitingChanges(fitness.trackingToday, today, 'waterIntake');
  const words = count === null ? 'nothing logged yet' : `${count} of ${hydrationTarget} cups of water`;
  return (
    <>
      <ProgressRing
        percentage={share}
        size={64}
        colour="water"
        label="Hydration"
        sentence={`Hydration: ${words}${count === null ? '' : `, ${Math.round(share)} percent`}`}
      />
      {/* What waits stands below: beside the words it would leave them no room on a phone. */}
      <div className={css.words}>
        <p className={css.words} aria-hidden="true">
          <b>{`${count ?? '–'} of ${hydrationTarget}`}</b>
          <span>cups of water</span>
        </p>
        {waiting > 0 && <p className={css.waiting}>{waiting} waiting</p>}
      </div>
    </>
  );
}
