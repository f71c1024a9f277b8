import { isPausedAndMayGoOn } from '@nestwell/contracts/account';
import { useMember } from '@nestwell/remote-kit';
import {
  contraindications,
  contraindicationsWhilePaused,
  leftOutInPregnancy,
  moreContraindications,
} from '@nestwell/safety/signs';
import { inWords } from '../../lib/in-words';
import { ClearancePart } from './clearance-part';
import * as css from './exercise-sheet.module.css';
import { StopSigns } from './stop-signs';

interface Advice {
  conditions: readonly string[];
  whoSays: string;
  leaveOut: string;
}

const inPregnancy: Advice = {
  conditions: [...contraindications.value, ...moreContraindications.value],
  whoSays: 'Your midwife or doctor',
  leaveOut: 'Leave out while pregnant',
};
/** The same in words that name nobody. */
const whilePaused: Advice = {
  conditions: contraindicationsWhilePaused.value,
  whoSays: 'Your doctor',
  leaveOut: 'Leave out for now',
};

/** Read before a workout begins. */
export function BeforeExercise() {
  const user = useMember();
  const isExpecting = user.isPregnant && !user.pregnancyPaused;
  return (
    <>
      <StopSigns />
      {(isExpecting || isPausedAndMayGoOn(user)) && (
        <AskFirst {...(isExpecting ? inPregnancy : whilePaused)} />
      )}
      <ClearancePart />
    </>
  );
}

function AskFirst({ conditions, whoSays, leaveOut }: Advice) {
  return (
    <>
      <section className={css.stop} aria-labelledby="not-with">
        <h3 id="not-with">Ask first if you have</h3>
        <p>{`${inWords(conditions)}. ${whoSays} says what is safe for you.`}</p>
      </section>
      <section className={css.stop} aria-labelledby="left-out">
        <h3 id="left-out">{leaveOut}</h3>
        <p>{`${inWords(leftOutInPregnancy.value)}.`}</p>
      </section>
    </>
  );
}
