import type { NappyKind } from '@nestwell/domain/feeding';
import { Button, Row } from '@nestwell/ui';
import { diaperTitle, useDiaperWord } from '../../../lib/diaper-word';
import * as css from '../feeding.module.css';
import type { PanelProps } from '../panel-props';
import { SideEgg } from '../side-egg';

/** A tap saves it. */
export function NappyPanel({ baby, changes }: PanelProps) {
  const word = diaperTitle[useDiaperWord()];
  const save = (nappy: NappyKind) => void changes.log({ kind: 'nappy', baby, nappy }, `${word} saved`);
  return (
    <div className={css.panel}>
      <div className={css.pair}>
        <SideEgg name="Wet" pressed={false} state="Tap to save" onPress={() => save('wet')} />
        <SideEgg name="Dirty" pressed={false} state="Tap to save" onPress={() => save('dirty')} />
      </div>
      <Row className={css.buttons}>
        <Button variant="line" onClick={() => save('both')}>
          Wet and dirty
        </Button>
      </Row>
    </div>
  );
}
