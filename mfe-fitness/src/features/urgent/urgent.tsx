import { bloodPressure, urgentSigns } from '@nestwell/safety/signs';
import { CrisisLines } from '../../lib/crisis-lines';
import { OtherCountries } from '../../lib/other-countries';
import { useMinute } from '../../lib/use-minute';
import * as css from './urgent.module.css';

/**
 * The panel behind the shell's "Is this urgent?": what needs care now and whom to call. Nothing here asks the server,
 * so it shows gated, signed out and offline.
 */
export function Urgent() {
  const now = useMinute();
  const { callToday, emergency } = bloodPressure;
  return (
    <>
      <p>In pregnancy and through the first year after birth, any of these needs care now.</p>
      <ul className={css.signs} aria-label="Signs that need care now">
        {urgentSigns.value.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <div className={css.pressure}>
        <p>
          Blood pressure with an upper figure of <b>{callToday.upper}</b> or more, or a lower one of{' '}
          <b>{callToday.lower}</b> or more: call your doctor or midwife today.
        </p>
        <p>
          <b>{emergency.upper}</b> or more above, or <b>{emergency.lower}</b> or more below, even once: call
          an emergency number.
        </p>
      </div>
      <p className={css.say}>
        Call your doctor or midwife, or an emergency number. Say first: “I am pregnant”, or “I was pregnant
        within the last year”.
      </p>
      <CrisisLines now={now} />
      <OtherCountries />
      <p className={css.source}>Signs after the CDC’s Hear Her campaign.</p>
    </>
  );
}
