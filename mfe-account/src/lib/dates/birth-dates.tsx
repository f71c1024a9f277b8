import { RadioRows } from '@nestwell/ui';
import { BabiesChoice } from './babies-choice';
import { BirthDay } from './birth-day';
import type { BornFrom } from './dates-form';
import type { DatesProps } from './dates-props';
import * as css from './dates.module.css';

const ways = [
  { value: 'bornOn', label: 'Birth date' },
  { value: 'about', label: 'Just the month', description: 'The quick way' },
] as const satisfies readonly { value: BornFrom; label: string; description?: string }[];

/** The time since a birth by its day, or by months alone. */
export function BirthDates({ dates, onDates, problem, quick }: DatesProps) {
  return (
    <div className={css.dates}>
      <RadioRows<BornFrom>
        label="What do you know?"
        options={ways}
        value={dates.bornFrom}
        onValueChange={(bornFrom) => onDates({ bornFrom })}
      />
      {dates.bornFrom === 'about' ? quick : <BirthDay dates={dates} onDates={onDates} problem={problem} />}
      <BabiesChoice babies={dates.babies} onBabies={(babies) => onDates({ babies })} />
    </div>
  );
}
