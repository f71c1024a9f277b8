import { Button } from '@nestwell/ui';
import * as css from './quick-log.module.css';

interface UsualNightsProps {
  /** The night before's, or what most sleep. */
  hours: number;
  busy: boolean;
  onSlept: (hours: number) => void;
}

/** An hour around is most of what nights differ by. */
const AROUND = [-1, 0, 1];
const MOST = 24;

/** Last night with one tap. */
export function UsualNights({ hours, busy, onSlept }: UsualNightsProps) {
  return (
    <div className={css.nights} role="group" aria-label="Last night in one tap">
      {AROUND.map((by) => Math.min(MOST, Math.max(0, hours + by)))
        .filter((one, at, all) => all.indexOf(one) === at)
        .map((one) => (
          <Button
            key={one}
            variant="soft"
            small
            disabled={busy}
            aria-label={`Log ${one} ${one === 1 ? 'hour' : 'hours'} of sleep`}
            onClick={() => onSlept(one)}
          >
            {`${one} h`}
          </Button>
        ))}
    </div>
  );
}
