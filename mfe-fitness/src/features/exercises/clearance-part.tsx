import { useMember } from '@nestwell/remote-kit';
import { afterCaesarean, withScar } from '@nestwell/safety/signs';
import { Button } from '@nestwell/ui';
import { useState } from 'react';
import { ClearanceForm } from './clearance-form';
import { useClearance } from './clearance.queries';
import * as css from './exercise-sheet.module.css';

/** Asked where she is about to begin, once; hers to change at any time. Where it could not be read it is not asked. */
export function ClearancePart() {
  const { data } = useClearance();
  const { pregnancyPaused } = useMember();
  const [changing, setChanging] = useState(false);
  if (data === undefined) return null;
  if (data === null || changing) {
    return (
      <section className={css.howTo} aria-labelledby="clearance">
        <h3 id="clearance">Before you begin</h3>
        <p>We ask this once.</p>
        <ClearanceForm before={data} onSaved={() => setChanging(false)} />
      </section>
    );
  }
  return (
    <section className={css.howTo} aria-labelledby="clearance">
      <h3 id="clearance">Before you begin</h3>
      <p>
        {data.cleared ? 'You have been cleared to exercise.' : 'You have not been cleared to exercise yet.'}
      </p>
      {data.caesarean && <p>{pregnancyPaused ? withScar.value : afterCaesarean.value}</p>}
      <Button variant="quiet" small onClick={() => setChanging(true)}>
        Change my answers
      </Button>
    </section>
  );
}
