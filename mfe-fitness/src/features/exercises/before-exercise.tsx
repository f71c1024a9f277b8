import { useMember } from '@nestwell/remote-kit';
import { contraindications, stopSigns, stopSignsAfterLoss } from '@nestwell/safety/signs';
import { inWords } from '../../lib/in-words';
import { ClearancePart } from './clearance-part';
import * as css from './exercise-sheet.module.css';

/** Read before she starts, not after. */
export function BeforeExercise() {
  const { isPregnant, pregnancyPaused } = useMember();
  const isAfter = pregnancyPaused && !isPregnant;
  const signs = isAfter ? stopSignsAfterLoss : stopSigns;
  return (
    <>
      <section className={css.stop} aria-labelledby="stop-signs">
        <h3 id="stop-signs">Stop and rest if you notice</h3>
        <p>{`${inWords(signs.value)}. Then call your ${isAfter ? 'doctor' : 'midwife or doctor'}.`}</p>
      </section>
      {isPregnant && !pregnancyPaused && (
        <section className={css.stop} aria-labelledby="not-with">
          <h3 id="not-with">Ask first if you have</h3>
          <p>{`${inWords(contraindications.value)}. Your midwife or doctor says what is safe for you.`}</p>
        </section>
      )}
      <ClearancePart />
    </>
  );
}
