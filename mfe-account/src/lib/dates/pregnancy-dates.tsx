import { useDeviceDate } from '@nestwell/remote-kit';
import { Button, DateTimeField, RadioRows } from '@nestwell/ui';
import { BabiesChoice } from './babies-choice';
import { type CountedFrom, LONG_AGO, namedDueDate, pregnancyProblem } from './dates-form';
import type { DatesProps } from './dates-props';
import * as css from './dates.module.css';
import { pregnancyReckoning } from './reckoning';
import { ReckoningCard } from './reckoning-card';

const ways = [
  { value: 'dueDate', label: 'Due date' },
  { value: 'lastPeriod', label: 'Last period' },
  { value: 'about', label: 'Just the week or month', description: 'The quick way' },
] as const satisfies readonly { value: CountedFrom; label: string; description?: string }[];

interface PregnancyDatesProps extends DatesProps {
  /** She says that the baby is here after all. */
  onBorn?: () => void;
}

/** A pregnancy by its due date, by the last period, or by week or month alone. */
export function PregnancyDates({ dates, onDates, problem, quick, onBorn }: PregnancyDatesProps) {
  const today = useDeviceDate();
  const named = namedDueDate(dates);
  const wrong = pregnancyProblem(dates, today);
  const field = dates.countedFrom === 'lastPeriod' ? 'lastPeriod' : 'dueDate';
  return (
    <div className={css.dates}>
      <RadioRows<CountedFrom>
        label="What do you know?"
        options={ways}
        value={dates.countedFrom}
        onValueChange={(countedFrom) => onDates({ countedFrom })}
      />
      {dates.countedFrom === 'about' ? (
        quick
      ) : (
        <>
          <DateTimeField
            key={field}
            kind="date"
            label={field === 'dueDate' ? 'Due date' : 'First day of your last period'}
            max={field === 'lastPeriod' ? today : undefined}
            value={dates[field]}
            error={wrong ?? problem}
            onValueChange={(day) => onDates({ [field]: day })}
          />
          {wrong === LONG_AGO && onBorn && (
            <Button variant="soft" full onClick={onBorn}>
              The baby is here
            </Button>
          )}
          <ReckoningCard
            shell="straw"
            reckoning={named && !wrong ? pregnancyReckoning(named, today) : null}
          />
        </>
      )}
      <BabiesChoice babies={dates.babies} onBabies={(babies) => onDates({ babies })} />
    </div>
  );
}
