import { shortDayMonthAndYear } from '@nestwell/domain/calendar-days';
import { urgentSigns } from '@nestwell/safety/signs';
import { CrisisLines } from '../../lib/crisis-lines';
import { OtherCountries } from '../../lib/other-countries';
import { useMinute } from '../../lib/use-minute';
import { useRef } from 'react';
import { InPregnancy } from './in-pregnancy';
import { Pressure } from './pressure';
import * as css from './urgent.module.css';

/**
 * The panel behind the shell's "Is this urgent?": what needs care now and whom to call. Nothing here asks the server,
 * so it shows gated, signed out and offline.
 */
export function Urgent() {
  const now = useMinute();
  const place = useRef<HTMLElement>(null);
  return (
    <>
      <p>In pregnancy and through the first year after birth, any of these needs care now.</p>
      <ul className={css.signs} aria-label="Signs that need care now">
        {urgentSigns.value.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <Pressure />
      <InPregnancy />
      <p className={css.say}>
        Call your doctor or midwife, or an emergency number. Say first: “I am pregnant”, or “I was pregnant
        within the last year”.
      </p>
      <CrisisLines now={now} place={place} />
      <OtherCountries onChosen={() => place.current?.focus()} />
      <p
        className={css.source}
      >{`Signs: ${urgentSigns.source}. Checked ${shortDayMonthAndYear(urgentSigns.checked)}.`}</p>
    </>
  );
}
