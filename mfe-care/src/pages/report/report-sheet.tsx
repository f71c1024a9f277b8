import { weekInWords } from '@nestwell/domain/ages';
import { dayMonthAndYear, longRange, yearOf, type LocalDate } from '@nestwell/domain/calendar-days';
import { counted } from '@nestwell/domain/words';
import { useMember, useDeviceDate } from '@nestwell/remote-kit';
import type { User } from '@nestwell/contracts/account';
import { Logo } from '@nestwell/ui';
import { isExpecting } from '../../lib/whom-for';
import type { ReportPart } from './part';
import type { Range } from './range';
import { PrintedPart } from './printed-part';
import * as css from './report-sheet.module.css';

interface ReportSheetProps {
  parts: readonly ReportPart[];
  range: Range;
}

/** The page itself, the same on the screen and on paper. */
export function ReportSheet({ parts, range }: ReportSheetProps) {
  const today = useDeviceDate();
  const her = useMember();
  const stage = stageWords(her, today);
  return (
    <article className={css.sheet} aria-label="For the doctor" data-theme="day">
      <header className={css.head}>
        <div>
          <p className={css.kind}>For the doctor</p>
          <h2 className={css.name}>{her.name}</h2>
          {stage && <p>{stage}</p>}
        </div>
        <div className={css.when}>
          <Logo />
          <p>{`${longRange(range.from, range.to)} ${yearOf(range.to)}`}</p>
          <p>Printed {dayMonthAndYear(today)}</p>
        </div>
      </header>
      <div className={css.parts}>
        {parts.map((part) => (
          <PrintedPart key={part.id} part={part} />
        ))}
      </div>
      <section className={css.notes}>
        <h3>Notes at the visit</h3>
        <div />
        <div />
        <div />
        <div />
      </section>
      <footer className={css.foot}>
        Written by {her.name} in Nestwell. Her own notes, not a clinical record.
      </footer>
    </article>
  );
}

/** Where she is; nothing while she is quiet about it. */
function stageWords(her: User, today: LocalDate): string | null {
  const week = isExpecting(her) ? weekInWords(her, today) : null;
  if (week !== null)
    return [week, her.dueDate && `due ${dayMonthAndYear(her.dueDate)}`].filter(Boolean).join(', ');
  if (her.state === 'postpartum' && her.monthsPostpartum !== null)
    return `${counted(her.monthsPostpartum, 'month')} after birth`;
  return null;
}
