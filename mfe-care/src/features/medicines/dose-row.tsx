import type { DoseAnswer } from '@nestwell/contracts/care';
import { deviceClock } from '@nestwell/domain/device-time';
import { clockWords, deviceReading } from '@nestwell/domain/reading';
import { Button, EggWell, FilterChip, IconButton, PenLine, Pill, Row, Text } from '@nestwell/ui';
import type { DayDose } from './day-doses';
import * as css from './medicines.module.css';
import { SavedMedicineNotes } from './saved-medicine-notes';

interface DoseRowProps {
  dose: DayDose;
  /** The first of this medicine on its day. */
  isFirst: boolean;
  onAnswer: (answer: DoseAnswer | null) => void;
  onEdit: () => void;
}

/** A dose and two answers to it; a check stands beside the one she gave alone. A tap on that takes it back. */
export function DoseRow({ dose, isFirst, onAnswer, onEdit }: DoseRowProps) {
  const { medicine, answer, answeredAt, isNext, time } = dose;
  const name = time === null ? medicine.name : `${medicine.name}, ${timeWords(time)}`;
  const taken = answer === 'taken' && answeredAt ? `Taken, ${deviceClock(new Date(answeredAt))}` : 'Taken';
  return (
    <li className={css.dose} aria-label={name}>
      <Row gap={3}>
        <EggWell shell="russet">
          <Pill />
        </EggWell>
        <div className={css.words}>
          <b>{medicine.name}</b>
          <Text small soft>
            {aboutOf(dose)}
          </Text>
        </div>
        <IconButton label={`Edit ${medicine.name}`} onClick={onEdit}>
          <PenLine />
        </IconButton>
      </Row>
      {isFirst && <SavedMedicineNotes medicine={medicine} />}
      <Row gap={2} wrap className={css.answers}>
        {isNext ? (
          <>
            <Button small onClick={() => onAnswer('taken')}>
              Taken
            </Button>
            <Button small variant="line" onClick={() => onAnswer('skipped')}>
              Skipped
            </Button>
          </>
        ) : (
          <>
            <FilterChip pressed={answer === 'taken'} onPressedChange={(on) => onAnswer(on ? 'taken' : null)}>
              {taken}
            </FilterChip>
            {time !== null && (
              <FilterChip
                pressed={answer === 'skipped'}
                onPressedChange={(on) => onAnswer(on ? 'skipped' : null)}
              >
                Skipped
              </FilterChip>
            )}
          </>
        )}
      </Row>
    </li>
  );
}

const timeWords = (time: string) =>
  clockWords(Number(time.slice(0, 2)), Number(time.slice(3)), deviceReading());

const every = { daily: 'every day', weekly: 'every week', needed: 'when needed' } as const;

function aboutOf({ medicine: { rhythm, amount }, time }: DayDose): string {
  return [
    time === null ? null : timeWords(time),
    amount ?? every[rhythm],
    amount && rhythm === 'needed' && every.needed,
  ]
    .filter(Boolean)
    .join(', ');
}
