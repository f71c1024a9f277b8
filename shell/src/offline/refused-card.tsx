import { useUndo } from '@nestwell/remote-kit';
import { handBack } from '@nestwell/remote-kit/host';
import type { Waiting, WaitingBox } from '@nestwell/remote-kit/offline';
import { useNavigate } from '@nestwell/remote-kit/router';
import { Button, Card, CircleAlert } from '@nestwell/ui';
import { whyRefused } from './why-refused';
import * as css from './waiting.module.css';

interface RefusedCardProps {
  waiting: Waiting;
  box: WaitingBox;
  onLeave: () => void;
}

/** One that the server did not take: why, what she wrote, and what she can do about it. */
export function RefusedCard({ waiting, box, onLeave }: RefusedCardProps) {
  const navigate = useNavigate();
  const sayUndoable = useUndo();
  const { why, words } = whyRefused(waiting);
  const open = () => {
    onLeave();
    handBack(waiting, () => box.letGo(waiting));
    void navigate(waiting.open);
  };
  const letGo = () =>
    void box
      .letGo(waiting)
      .then(() => sayUndoable({ title: waiting.title, description: 'Let go' }, () => box.putBack(waiting)));
  return (
    <Card variant="field" shell="straw" className={css.refused}>
      <CircleAlert aria-hidden="true" />
      <div>
        <h3>
          {waiting.noun} “{waiting.title}” needs a look
        </h3>
        <p>{why} Your words are still here.</p>
        {words && <blockquote className={css.words}>{words}</blockquote>}
        <div className={css.acts}>
          <Button variant="line" small onClick={open}>
            Open it
          </Button>
          {/* What was taken away is not there the next time either. */}
          {waiting.refused?.status !== 404 && (
            <Button variant="quiet" small onClick={() => void box.again(waiting)}>
              Send again
            </Button>
          )}
          <Button variant="quiet" small onClick={letGo}>
            Let it go
          </Button>
        </div>
      </div>
    </Card>
  );
}
