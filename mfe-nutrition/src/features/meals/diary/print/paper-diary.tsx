import { type Meal, mealTypes } from '@nestwell/contracts/nutrition';
import { fullDay, type LocalDate, longRange } from '@nestwell/domain/calendar-days';
import { useMember } from '@nestwell/remote-kit';
import { Paper } from '@nestwell/ui';
import { createPortal } from 'react-dom';
import { inOrderEaten, totalsOf } from '../lib/day-totals';
import { needsOf } from '../../../../lib/needs/stage-needs';
import * as css from './paper-diary.module.css';
import { PaperMeals } from './paper-meals';
import { PaperNeeds } from './paper-needs';

export interface PrintedDay {
  date: LocalDate;
  meals: readonly Meal[];
}

interface PaperDiaryProps {
  days: readonly PrintedDay[];
  /** Only if she ticked it. */
  name: string | null;
}

/** White paper, black ink: each day with what she ate, what it adds up to, and on how many foods that rests. */
export function PaperDiary({ days, name }: PaperDiaryProps) {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return createPortal(
    <Paper>
      <div className={css.paper} data-theme="day">
        <h1>{first === last ? `Diary, ${fullDay(first)}` : `Diary, ${longRange(first, last)}`}</h1>
        {name !== null && <p>{name}</p>}
        {days.map((day) => (
          <Day key={day.date} day={day} alone={days.length === 1} />
        ))}
        <p>A food without a figure counts as unknown, never as zero.</p>
      </div>
    </Paper>,
    document.body,
  );
}

function Day({ day: { date, meals }, alone }: { day: PrintedDay; alone: boolean }) {
  const needs = needsOf(useMember());
  const totals = totalsOf(meals);
  const eaten = mealTypes.flatMap((kind) => inOrderEaten(meals.filter(({ mealType }) => mealType === kind)));
  return (
    <section>
      {!alone && <h2>{fullDay(date)}</h2>}
      {meals.length === 0 ? <p>Nothing logged</p> : <PaperMeals meals={eaten} totals={totals} />}
      {needs && meals.length > 0 && <PaperNeeds needs={needs} totals={totals} />}
    </section>
  );
}
