import type { DiaryDay } from '@nestwell/contracts/nutrition';
import { type LocalDate, shortWeekday, weekday, weekOf } from '@nestwell/domain/calendar-days';
import { inFigures } from '@nestwell/domain/reading';
import { Figures } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { BarChart, Card, linkClass, Text } from '@nestwell/ui';
import * as css from './diary-page.module.css';

interface WeekBarsProps {
  date: LocalDate;
  days: readonly DiaryDay[];
  /** Null where nothing may be compared with it. */
  goal: number | null;
}

/** The week of the day she looks at; a day without entries is a gap, never a zero. */
export function WeekBars({ date, days, goal }: WeekBarsProps) {
  const points = weekOf(date).map((day) => ({
    label: shortWeekday(day),
    name: weekday(day),
    value: days.find((one) => one.date === day)?.calories ?? null,
    today: day === date,
  }));
  return (
    <Figures>
      <Card aria-labelledby="diary-week">
        <div className={css.weekHead}>
          <h2 id="diary-week">This week</h2>
          <Link to={`/progress?tab=trends&range=week&day=${date}`} className={linkClass}>
            Trends
          </Link>
        </div>
        <Text small soft>
          {goal === null ? 'Kilocalories by day' : `Dotted: ${inFigures(goal)}, your goal`}
        </Text>
        <div className={css.chart}>
          <BarChart title="Kilocalories by day" points={points} goal={goal ?? undefined} format={inFigures} />
        </div>
      </Card>
    </Figures>
  );
}
