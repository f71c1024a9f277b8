import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { deviceClock, timeAgo } from '@nestwell/domain/device-time';
import { useRegion } from '@nestwell/remote-kit';
import { Button, Card, Footprints, Section, Text } from '@nestwell/ui';
import { useState } from 'react';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';
import { ChangeMovements } from './change-movements';
import { DayLines } from './day-lines';
import * as css from './movements.module.css';

interface PatternCardProps {
  movements: readonly BabyNoteAnswer[];
  now: Date;
  changes: BabyChanges;
}

/** No number: when her baby moves, on the last three days. */
export function PatternCard({ movements, now, changes }: PatternCardProps) {
  const { region } = useRegion();
  const [isChanging, setChanging] = useState(false);
  const moments = movements.map(({ startedAt }) => new Date(startedAt));
  const last = [...moments].sort((one, other) => other.getTime() - one.getTime())[0];
  const note = () => void changes.log({ kind: 'movement', baby: null }, 'Movement noted');
  return (
    <>
      <Section title="When does your baby move?">
        <Card>
          <p>
            {region ? `${region.region}: there` : 'There'} is no number. Your baby’s own pattern is what
            counts.
          </p>
          <Button full className={css.press} icon={<Footprints aria-hidden="true" />} onClick={note}>
            Moving now
          </Button>
          <Text soft small>
            {last ? `Last noted ${timeAgo(last, now)}, ${deviceClock(last)}` : 'Nothing noted yet'}
          </Text>
        </Card>
      </Section>
      <Section title="Last three days">
        <DayLines moments={moments} now={now} />
      </Section>
      {isChanging && movements.length > 0 && <ChangeMovements movements={movements} />}
      {!isChanging && movements.length > 0 && (
        <Button variant="quiet" full onClick={() => setChanging(true)}>
          Edit what you noted
        </Button>
      )}
    </>
  );
}
