import { useMember } from '@nestwell/remote-kit';
import { diastasis, pelvicFloorLimit } from '@nestwell/safety/signs';
import * as css from './exercise-sheet.module.css';

/** What a body that was pregnant shows when a move is too much for it still. */
export function StepBack() {
  const { isPregnant } = useMember();
  if (isPregnant) return null;
  return (
    <section className={css.howTo} aria-labelledby="step-back">
      <h3 id="step-back">When to go back to an easier move</h3>
      <p>{diastasis.value}</p>
      <p>{pelvicFloorLimit.value}</p>
    </section>
  );
}
