import { useDeviceDate } from '@nestwell/remote-kit';
import { DateTimeField, SelectField, Switch } from '@nestwell/ui';
import { counted } from '@nestwell/domain/words';
import { birthProblem, dueDateOfEarly } from './dates-form';
import type { DatesProps } from './dates-props';
import * as css from './dates.module.css';
import { birthReckoning } from './reckoning';
import { ReckoningCard } from './reckoning-card';

const upTo = (from: number, to: number, unit: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: counted(from + index, unit),
  }));
const weeks = upTo(22, 36, 'week');
const days = upTo(0, 6, 'day');

/** The day of a birth, and how early it was. */
export function BirthDay({ dates, onDates, problem }: Omit<DatesProps, 'quick'>) {
  const today = useDeviceDate();
  const { bornOn, babies, isEarly } = dates;
  const wrong = birthProblem({ ...dates, bornFrom: 'bornOn' }, today);
  const birth = bornOn && !wrong ? { bornOn, dueDate: dueDateOfEarly(dates), babies } : null;
  return (
    <>
      <DateTimeField
        kind="date"
        label="Birth date"
        max={today}
        value={bornOn}
        error={wrong ?? problem}
        onValueChange={(day) => onDates({ bornOn: day })}
      />
      <Switch
        label="Born before week 37"
        description="Then milestones wait for them."
        checked={isEarly}
        onCheckedChange={(early) => onDates({ isEarly: early })}
      />
      {isEarly && (
        <div className={css.birth}>
          <SelectField
            label="Weeks at birth"
            options={weeks}
            value={String(dates.weeksAtBirth)}
            onValueChange={(value) => onDates({ weeksAtBirth: Number(value) })}
          />
          <SelectField
            label="and days"
            options={days}
            value={String(dates.daysAtBirth)}
            onValueChange={(value) => onDates({ daysAtBirth: Number(value) })}
          />
        </div>
      )}
      <ReckoningCard shell="heather" reckoning={birth && birthReckoning(birth, today)} />
    </>
  );
}
