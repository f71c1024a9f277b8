import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { isPaused, isRunning, lastFeed, lastSide, sideToOffer, spent } from '@nestwell/domain/feeding';
import { Button, Pause, Play, Row } from '@nestwell/ui';
import { BigTime } from '../big-time';
import * as css from '../feeding.module.css';
import type { PanelProps } from '../panel-props';
import { lastFeedWords } from '../../../lib/baby-log/last-feed-words';
import { runningWords } from './running-words';
import { SidePair } from './side-pair';

/** A feed at the breast: two eggs, a pause, done. */
export function BreastPanel({ notes, baby, now, changes }: PanelProps) {
  const running = notes.find((note) => note.kind === 'breast' && note.baby === baby && isRunning(note));
  const press = (side: 'left' | 'right' | 'both') =>
    running ? changes.step(running, side) : changes.start('breast', baby, side);
  return (
    <div className={css.panel}>
      {running ? (
        <BigTime time={runningWords.time(spent(running.sides, now))} line={runningWords.line(running, now)} />
      ) : (
        <p className={css.last}>{lastFeedWords(lastFeed(notes, baby), now)}</p>
      )}
      <SidePair running={running} offered={sideToOffer(notes, baby)} now={now} onPress={press} />
      <Row gap={3} wrap className={css.buttons}>
        {!(running && isPaused(running)) && (
          <Button variant="line" onClick={() => press('both')}>
            Both
          </Button>
        )}
        {running && (
          <>
            <PauseButton running={running} last={lastSide([running], baby) ?? 'left'} changes={changes} />
            <Button onClick={() => void changes.end(running, 'Feed saved')}>Done</Button>
          </>
        )}
      </Row>
    </div>
  );
}

interface PauseButtonProps extends Pick<PanelProps, 'changes'> {
  running: BabyNoteAnswer;
  last: 'left' | 'right' | 'both';
}

function PauseButton({ running, last, changes }: PauseButtonProps) {
  const paused = isPaused(running);
  return (
    <Button
      variant="soft"
      icon={paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      onClick={() => changes.step(running, paused ? last : 'pause')}
    >
      {paused ? `Go on, ${last}` : 'Pause'}
    </Button>
  );
}
