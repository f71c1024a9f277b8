import { CallReasons } from '../../lib/contact/call-card';
import * as call from '../../lib/call/call.module.css';
import { EmergencyCall, useRegion } from '@nestwell/remote-kit';
import { elsewhere } from '@nestwell/safety/lines';
import { withAnyPressure } from '@nestwell/safety/signs';
import { Phone, Section } from '@nestwell/ui';
import { CallUnit } from './call-unit';
import { Figures } from './figures';
import { reasonFor } from './outcome-words';
import * as css from './pressure.module.css';
import type { TypedReading } from './reading-form';

/** A call today, whether she feels well or not; and what makes it a call now. */
export function CallToday({ reading }: { reading: TypedReading }) {
  const { region } = useRegion();
  const emergency = region?.emergency ?? elsewhere.emergency;
  return (
    <>
      <div className={css.warn} role="alert">
        <Phone aria-hidden="true" />
        <p>
          {reasonFor(reading)} Please call your maternity unit, midwife or doctor <b>today</b>, also when you
          feel well.
        </p>
      </div>
      <Figures {...reading} />
      <CallUnit />
      <Section className={call.card} title={`Call ${emergency} now if you also have`}>
        <CallReasons label={`Call ${emergency} now if you also have`} reasons={withAnyPressure.value} />
        <EmergencyCall />
      </Section>
    </>
  );
}
