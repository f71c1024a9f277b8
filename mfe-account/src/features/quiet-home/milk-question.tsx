import { milkAfterLoss } from '@nestwell/safety/loss';
import { Button, Card, focusHeading, Row, Stack } from '@nestwell/ui';
import { useProfileAct } from '@nestwell/remote-kit';
import * as css from './quiet-home.module.css';

interface MilkQuestionProps {
  /** Null while she has not been asked. */
  wanted: boolean | null;
}

/** Asked once and softly; either answer ends the question, and notes go when she puts them away. */
export function MilkQuestion({ wanted }: MilkQuestionProps) {
  const { mutate, isPending } = useProfileAct();
  const answer = (milkHelpWanted: boolean) => () => isPending || mutate({ milkHelpWanted });
  if (wanted === false) return null;
  if (wanted) return <MilkNotes onDone={answer(false)} />;
  return (
    <Card aria-labelledby="milk-question">
      <Stack gap={3}>
        <h2 id="milk-question" className={css.title}>
          If milk is coming in
        </h2>
        <p>It can, after a loss. Would a few notes on easing it help?</p>
        <Row wrap gap={2}>
          <Button variant="soft" onClick={answer(true)}>
            Yes, show me
          </Button>
          <Button variant="quiet" onClick={answer(false)}>
            No, thank you
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function MilkNotes({ onDone }: { onDone: () => void }) {
  return (
    <Card aria-labelledby="milk-notes">
      <Stack gap={3}>
        <h2 id="milk-notes" ref={focusHeading} tabIndex={-1} className={css.title}>
          If milk is coming in
        </h2>
        <ul className={css.notes}>
          {milkAfterLoss.value.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p className={css.meta}>{milkAfterLoss.source}</p>
        <Row>
          <Button variant="quiet" small onClick={onDone}>
            Put these notes away
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
