import { FoodBadge } from '@nestwell/remote-kit';
import { Card, CircleAlert } from '@nestwell/ui';
import type { Caution } from './cautions-for';
import * as css from './caution-notes.module.css';
import { SourceLine } from './source-line';

/** What to know before eating it, in full; nothing where there is nothing to know. */
export function CautionNotes({ cautions }: { cautions: readonly Caution[] }) {
  return cautions.map(({ id, words, verdict }) => (
    // A card is a section, and a named section a landmark: a list may hold many of these.
    <div key={id} role="group" aria-label="Good to know">
      <Card variant="field" shell="straw" className={css.note}>
        {verdict ? <FoodBadge of={verdict} /> : <CircleAlert aria-hidden="true" />}
        <div>
          <p>{words}</p>
          {verdict && <SourceLine of={verdict} />}
        </div>
      </Card>
    </div>
  ));
}
