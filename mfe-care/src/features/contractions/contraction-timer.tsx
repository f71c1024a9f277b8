import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { apartOf } from '@nestwell/domain/labour';
import { silenceInLabour } from '@nestwell/safety/signs';
import { Button, Card, Numeral, Row, Text } from '@nestwell/ui';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';
import { runningTime } from '../../lib/duration-words';
import * as css from './contractions.module.css';

interface ContractionTimerProps {
  all: readonly BabyNoteAnswer[];
  now: Date;
  changes: BabyChanges;
}

/** One place to press: it begins, it is over. */
export function ContractionTimer({ all, now, changes }: ContractionTimerProps) {
  const running = all.find(({ endedAt }) => endedAt === null);
  const last = all[0];
  return (
    <Card>
      <Row between align="baseline" wrap>
        <div>
          <Text soft small>
            {running ? 'This one' : 'Nothing runs'}
          </Text>
          <Numeral role="timer" aria-live="off" className={css.big}>
            {running ? runningTime(now.getTime() - Date.parse(running.startedAt)) : '0:00'}
          </Numeral>
        </div>
        {last && (
          <div className={css.since}>
            <Text soft small>
              {running ? 'Since the one before began' : 'Since the last began'}
            </Text>
            <Numeral className={css.apart}>{sinceWords(running, last, all, now)}</Numeral>
          </div>
        )}
      </Row>
      {running ? (
        <Button full className={css.press} onClick={() => void changes.end(running, 'Contraction saved')}>
          It’s over
        </Button>
      ) : (
        <Button full className={css.press} onClick={() => changes.start('tightening', null)}>
          Start
        </Button>
      )}
      <Text small>{silenceInLabour.value}</Text>
    </Card>
  );
}

function sinceWords(
  running: BabyNoteAnswer | undefined,
  last: BabyNoteAnswer,
  all: readonly BabyNoteAnswer[],
  now: Date,
): string {
  if (!running) return runningTime(now.getTime() - Date.parse(last.startedAt));
  const apart = apartOf(all, running);
  return apart === null ? '–' : runningTime(apart);
}
