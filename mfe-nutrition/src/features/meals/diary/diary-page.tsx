import { comparableGoal } from '@nestwell/domain/energy';
import { addDays, weekOf } from '@nestwell/domain/calendar-days';
import { Slot, useMember, useQuery } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { LoadFailure, Page, PageHeader, Skeleton } from '@nestwell/ui';
import { diaryDays, mealsOfDay } from '../../../lib/meals/meals.queries';
import { DayOfMeals } from './day-of-meals';
import { DaySwitcher } from './day-switcher';
import * as css from './diary-page.module.css';
import { useDiaryDate } from './lib/use-diary-date';
import { PrintDiary } from './print/print-diary';

/** Every day, everything eaten, and what it adds up to. */
export function DiaryPage() {
  const user = useMember();
  const { date, today, show } = useDiaryDate();
  const week = weekOf(date);
  const days = useQuery(diaryDays(user.id, week[0] ?? date, week[6] ?? date));
  const meals = useQuery(mealsOfDay(user.id, date));
  const before = useQuery(mealsOfDay(user.id, addDays(date, -1)));
  const switcher = <DaySwitcher date={date} today={today} days={days.data} onShow={show} />;
  return (
    <Page className={css.page}>
      <PageHeader
        title="Diary"
        back={{ to: '/nutrition', label: 'Nutrition', Link }}
        actions={<PrintDiary date={date} today={today} meals={meals.data} />}
      />
      {meals.data ? (
        <DayOfMeals
          // What was open of one day is not open of the next.
          key={date}
          date={date}
          today={today}
          meals={meals.data}
          before={before.data ?? []}
          days={days.data ?? []}
          goal={comparableGoal(user)}
          switcher={switcher}
        />
      ) : (
        <div className={css.columns}>
          <div className={css.column}>
            {switcher}
            {meals.isLoadingError ? (
              <LoadFailure onRetry={() => void meals.refetch()} />
            ) : (
              <Skeleton label="Loading the day" rows={6} />
            )}
          </div>
        </div>
      )}
      {/* Below a day that is there: it would be pushed down by one that comes. */}
      {!meals.isPending && <Slot name="diary.more@1" />}
    </Page>
  );
}
