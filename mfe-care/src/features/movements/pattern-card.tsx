import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { useMember } from '@nestwell/remote-kit';
import { Button, Card, Footprints, Section, Text } from '@nestwell/ui';
import { useState } from 'react';
import { ChangeCountry } from '../../lib/change-country';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';
import { ChangeMovements } from './change-movements';
import { DayLines } from './day-lines';
import { lastNotedWords } from './last-noted-words';
import { noNumberWords, patternTitle } from './movement-words';
import * as css from './movements.module.css';
import { useCountRule } from './use-movements';

interface PatternCardProps {
  movements: readonly BabyNoteAnswer[];
  now: Date;
  changes: BabyChanges;
}

/** No number: when her baby moves, on the last three days. */
export function PatternCard({ movements, now, changes }: PatternCardProps) {
  const her = useMember();
  const { region } = useCountRule();
  const [isChanging, setChanging] = useState(false);
  const moments = movements.map(({ startedAt }) => new Date(startedAt));
  const note = () => void changes.log({ kind: 'movement', baby: null }, 'Movement noted');
  return (
    <>
      <Section title={patternTitle(her)}>
        <Card>
          <p>{noNumberWords(her, region?.region)}</p>
          <ChangeCountry />
          <Button full className={css.press} icon={<Footprints aria-hidden="true" />} onClick={note}>
            Moving now
          </Button>
          <Text soft small>
            {lastNotedWords(movements, now)}
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
