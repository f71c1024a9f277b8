import { CrisisLines } from '../../lib/crisis-lines';
import { bloodPressure, urgentSigns } from '../../lib/urgent-signs';
import * as css from './urgent.module.css';

/**
 * The panel behind the shell's "Is this urgent?": what needs care now and whom to call. Nothing here asks the server,
 * so it shows gated, signed out and offline.
 */
export function Urgent() {
  return (
    <>
      <p>In pregnancy and through the first year after birth, any of these needs care now.</p>
      <ul className={css.signs} aria-label="Signs that need care now">
        {urgentSigns.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <div className={css.pressure}>
        <p>
          Blood pressure of <b>{bloodPressure.callToday}</b> or more: call your doctor or midwife today.
        </p>
        <p>
          <b>{bloodPressure.emergency}</b> or more: call an emergency number.
        </p>
      </div>
      <p className={css.say}>
        Call your doctor or midwife, or an emergency number. Say first: “I am pregnant”, or “I was pregnant
        within the last year”.
      </p>
      <CrisisLines />
      <p className={css.source}>Signs after the CDC’s Hear Her campaign.</p>
    </>
  );
}
