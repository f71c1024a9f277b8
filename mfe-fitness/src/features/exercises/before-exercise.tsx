import { useMember } from '@nestwell/remote-kit';
import { contraindications, leftOutInPregnancy, moreContraindications } from '@nestwell/safety/signs';
import { inWords } from '../../lib/in-words';
import { ClearancePart } from './clearance-part';
import * as css from './exercise-sheet.module.css';
import { StopSigns } from './stop-signs';

const askFirst = [...contraindications.value, ...moreContraindications.value];

/** Read before she starts, not after. */
export function BeforeExercise() {
  const { isPregnant, pregnancyPaused } = useMember();
  return (
    <>
      <StopSigns />
      {isPregnant && !pregnancyPaused && (
        <>
          <section className={css.stop} aria-labelledby="not-with">
            <h3 id="not-with">Ask first if you have</h3>
            <p>{`${inWords(askFirst)}. Your midwife or doctor says what is safe for you.`}</p>
          </section>
          <section className={css.stop} aria-labelledby="left-out">
            <h3 id="left-out">Leave out while pregnant</h3>
            <p>{`${inWords(leftOutInPregnancy.value)}.`}</p>
          </section>
        </>
      )}
      <ClearancePart />
    </>
  );
}
