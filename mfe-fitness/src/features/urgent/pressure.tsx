import { bloodPressure, withAnyPressure } from '@nestwell/safety/signs';
import { inWords } from '../../lib/in-words';
import * as css from './urgent.module.css';

/** Either figure is enough, so both are named. */
export function Pressure() {
  const { callToday, emergency } = bloodPressure;
  return (
    <section className={css.part} aria-labelledby="pressure">
      <h3 id="pressure">Blood pressure</h3>
      <p>
        Upper figure <b>{callToday.upper}</b> or more, or lower figure <b>{callToday.lower}</b> or more: call
        your doctor or midwife today.
      </p>
      <p>
        Upper <b>{emergency.upper}</b> or more, or lower <b>{emergency.lower}</b> or more, even once: call an
        emergency number.
      </p>
      <p>{`With ${inWords(withAnyPressure.value)}: call now.`}</p>
    </section>
  );
}
