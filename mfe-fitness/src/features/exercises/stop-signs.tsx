import { EmergencyCall, Slot, UnitCall, useMember } from '@nestwell/remote-kit';
import {
  stopEmergencies,
  stopSigns,
  stopSignsAfterPregnancy,
  stopSignsWhilePaused,
} from '@nestwell/safety/signs';
import { inWords } from '../../lib/in-words';
import * as css from './exercise-sheet.module.css';

/** When to stop, and whom to call: read before she starts, and in reach until she has finished. */
export function StopSigns() {
  const { isPregnant, pregnancyPaused } = useMember();
  const signsInPregnancy = pregnancyPaused ? stopSignsWhilePaused : stopSigns;
  const signs = isPregnant ? signsInPregnancy : stopSignsAfterPregnancy;
  return (
    <>
      <section className={css.call} data-help aria-labelledby="call-signs">
        <h3 id="call-signs">Stop and call at once for</h3>
        <p>{`${inWords(stopEmergencies.value)}.`}</p>
        <EmergencyCall />
      </section>
      <section className={css.stop} data-help aria-labelledby="stop-signs">
        <h3 id="stop-signs">Stop and rest if you notice</h3>
        <p>{`${inWords(signs.value)}. Then call your ${pregnancyPaused ? 'doctor' : 'midwife or doctor'}, at any hour.`}</p>
        {pregnancyPaused ? <Slot name="call.unit@1" /> : <UnitCall onTop />}
      </section>
    </>
  );
}
