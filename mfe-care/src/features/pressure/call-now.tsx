import { EmergencyCall } from '@nestwell/remote-kit';
import { CircleAlert } from '@nestwell/ui';
import { CallUnit } from './call-unit';
import { Figures } from './figures';
import { reasonFor } from './outcome-words';
import * as css from './pressure.module.css';
import type { TypedReading } from './reading-form';

interface CallNowProps {
  reading: TypedReading;
  outcome: 'low' | 'unwell';
}

/** A call to her unit now: a sign beside low figures, or figures so low that what she has with them decides. */
export function CallNow({ reading, outcome }: CallNowProps) {
  return (
    <>
      <div className={css.danger} role="alert">
        <CircleAlert aria-hidden="true" />
        <p>
          <b>{reasonFor(reading)}</b>{' '}
          {outcome === 'low'
            ? 'With dizziness, bleeding, fever or feeling ill: call now.'
            : 'Call your maternity unit, midwife or doctor now.'}
        </p>
      </div>
      <Figures {...reading} />
      <CallUnit />
      <EmergencyCall />
    </>
  );
}
