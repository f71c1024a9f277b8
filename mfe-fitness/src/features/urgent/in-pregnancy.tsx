import { useRegion } from '@nestwell/remote-kit';
import { callForContractions, callWithoutCounting, movementsCall, termFrom } from '@nestwell/safety/signs';
import { inWords } from '../../lib/in-words';
import * as css from './urgent.module.css';

/** Movements and contractions, by what is said where she is. */
export function InPregnancy() {
  const { region } = useRegion();
  const rule = region && callForContractions[region.country];
  return (
    <section className={css.part} aria-labelledby="in-pregnancy">
      <h3 id="in-pregnancy">Movements and contractions</h3>
      <p>
        <b>{movementsCall.value}</b> Babies do not move less towards the end.
      </p>
      <p>
        Regular contractions before <b>{termFrom.value} weeks</b>: call now.
        {rule &&
          ` From ${termFrom.value} weeks, with a first baby: call at the latest when they come ${rule.value}, counted from start to start.`}
      </p>
      <p>{`Call without counting when ${inWords(callWithoutCounting.value)}.`}</p>
    </section>
  );
}
