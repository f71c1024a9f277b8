import { Button, Card, Clock, Numeral, VisuallyHidden, X } from '@nestwell/ui';
import * as css from './cooking.module.css';
import { clockOf } from './lib/step-timer';

interface TimerCardProps {
  label: string;
  seconds: number;
  /** Undefined before it is started; 0 when it rings. */
  left?: number;
  /** Of another step than the one that is shown: 'Step 2'. */
  where?: string;
  onStart: () => void;
  onStop: () => void;
}

export function TimerCard({ label, seconds, left, where, onStart, onStop }: TimerCardProps) {
  const rings = left === 0;
  return (
    <Card className={css.timer} data-rings={rings} aria-label={`${label} timer`}>
      <p className={css.clock}>
        <span>{[label, where].filter(Boolean).join(', ')}</span>
        <Numeral>{clockOf(left ?? seconds)}</Numeral>
        <span role="alert">{rings && `${label}: time is up`}</span>
      </p>
      {left === undefined ? (
        <Button variant="soft" icon={<Clock aria-hidden="true" />} onClick={onStart}>
          Start<VisuallyHidden> the timer: {label}</VisuallyHidden>
        </Button>
      ) : (
        <Button variant="soft" icon={<X aria-hidden="true" />} onClick={onStop}>
          Stop<VisuallyHidden> the timer: {label}</VisuallyHidden>
        </Button>
      )}
    </Card>
  );
}
