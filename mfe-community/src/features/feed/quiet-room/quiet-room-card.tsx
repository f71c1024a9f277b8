import { Button, Card, Row } from '@nestwell/ui';
import { useState } from 'react';
import * as css from './quiet-room.module.css';

interface QuietRoomCardProps {
  showsEverything: boolean;
  onChange: (showsEverything: boolean) => void;
}

/** Says which room she is in. The way to everything leads through a sentence, and is for this visit alone. */
export function QuietRoomCard({ showsEverything, onChange }: QuietRoomCardProps) {
  const [asking, setAsking] = useState(false);
  const [pressed, setPressed] = useState(false);
  const go = (isAsking: boolean, everything: boolean) => {
    setPressed(true);
    setAsking(isAsking);
    onChange(everything);
  };
  const title = asking ? 'Show everything?' : showsEverything ? 'Everything is shown' : 'The quiet room';
  return (
    <Card className={css.card} aria-labelledby="quiet-room">
      {/* What she pressed is gone: the keyboard goes on from what came instead. */}
      <h2 key={title} id="quiet-room" ref={pressed ? focus : undefined} tabIndex={-1}>
        {title}
      </h2>
      {asking ? (
        <>
          <p>Others write about everything, and some of it may be hard to read today.</p>
          <Row wrap gap={2} className={css.answers}>
            <Button variant="soft" small onClick={() => go(false, true)}>
              Show everything
            </Button>
            <Button variant="quiet" small onClick={() => go(false, false)}>
              Stay here
            </Button>
          </Row>
        </>
      ) : showsEverything ? (
        <Said words="For this visit only." act="Back to the quiet room" onAct={() => go(false, false)} />
      ) : (
        <Said
          words="Only people living with a loss write here."
          act="Show everything"
          onAct={() => go(true, false)}
        />
      )}
    </Card>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

function Said({ words, act, onAct }: { words: string; act: string; onAct: () => void }) {
  return (
    <>
      <p>{words}</p>
      <button type="button" className={css.link} onClick={onAct}>
        {act}
      </button>
    </>
  );
}
