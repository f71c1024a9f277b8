import { Card, CircleAlert } from '@nestwell/ui';
import type { Caution } from './cautions-for';
import * as css from './caution-notes.module.css';

/** What to know before eating it, in full; nothing where there is nothing to know. */
export function CautionNotes({ cautions }: { cautions: readonly Caution[] }) {
  return cautions.map(({ id, words }) => (
    <Card key={id} variant="field" shell="straw" className={css.note} role="group" aria-label="Good to know">
      <CircleAlert aria-hidden="true" />
      <p>{words}</p>
    </Card>
  ));
}
