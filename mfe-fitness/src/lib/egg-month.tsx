import { type LocalDate, daysBetween, startOfWeek } from '@nestwell/domain/calendar-days';
import { eggInWords, EnergyEgg, MoodEgg, VisuallyHidden, type EggRowProps } from '@nestwell/ui';
import * as css from './egg-month.module.css';

interface EggMonthProps extends EggRowProps {
  /** The first day: its weekday decides where the month begins. */
  from: LocalDate;
}

/** A month of moods or energies, laid out like a calendar from Monday to Sunday. */
export function EggMonth({ kind, title, points, words, from }: EggMonthProps) {
  const Egg = kind === 'mood' ? MoodEgg : EnergyEgg;
  const firstColumn = daysBetween(startOfWeek(from), from) + 1;
  return (
    <ul role="list" className={css.month} aria-label={title}>
      {points.map(({ label, name, level, today, ahead }, index) => (
        <li
          key={name ?? label}
          className={css.day}
          style={index === 0 ? { gridColumnStart: firstColumn } : undefined}
        >
          {!ahead && <Egg level={level} on={today === true && level !== null} />}
          <span className={today ? css.today : css.number} aria-hidden="true">
            {label}
          </span>
          <VisuallyHidden>{eggInWords({ label, name, level, ahead }, words)}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
