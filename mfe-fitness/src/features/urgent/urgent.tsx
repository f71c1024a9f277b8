import { useNow, useUser, sourceWords } from '@nestwell/remote-kit';
import { urgentSigns, urgentSignsAfterLoss } from '@nestwell/safety/signs';
import { CrisisLines } from '../../lib/crisis-lines';
import { OtherCountries } from '../../lib/other-countries';
import { useRef } from 'react';
import { InPregnancy } from './in-pregnancy';
import { Pressure } from './pressure';
import * as css from './urgent.module.css';

/**
 * The panel behind the shell's "Is this urgent?": what needs care now and whom to call. Nothing here asks the server,
 * so it shows gated, signed out and offline.
 */
export function Urgent() {
  const now = new Date(useNow());
  const { user } = useUser();
  // A paused pregnancy may go on: its signs stay. After a loss, or a pause after birth, they are not hers.
  const isAfter = user !== null && user.pregnancyPaused && !user.isPregnant;
  const signs = isAfter ? urgentSignsAfterLoss : urgentSigns;
  const place = useRef<HTMLElement>(null);
  return (
    <>
      {isAfter ? (
        <p>Any of these needs care now.</p>
      ) : (
        <p>In pregnancy and through the first year after birth, any of these needs care now.</p>
      )}
      <ul className={css.signs} aria-label="Signs that need care now">
        {signs.value.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <Pressure />
      {!isAfter && <InPregnancy />}
      <p className={css.say}>
        Call your doctor or midwife, or an emergency number. Say first:{' '}
        {isAfter ? '' : '“I am pregnant”, or '}“I was pregnant within the last year”.
      </p>
      <CrisisLines now={now} place={place} />
      <OtherCountries onChosen={() => place.current?.focus()} />
      <p className={css.source}>{`Signs: ${sourceWords(signs)}`}</p>
    </>
  );
}
