import {
  mealTypeLabels,
  mealTypes,
  type DiaryDay,
  type Meal,
  type MealType,
} from '@nestwell/contracts/nutrition';
import { addDays, type LocalDate, weekday } from '@nestwell/domain/calendar-days';
import { useMember, useWide } from '@nestwell/remote-kit';
import { Button, Calendar, Copy, SaveBar, useOpening, Utensils, warmLayers } from '@nestwell/ui';
import { useState, type ReactNode } from 'react';

import { FoodNotes } from '../../../lib/needs/food-notes';
import { LogOnDiary } from '../log-meal/log-later';
import * as css from './diary-page.module.css';
import { CaffeineCard } from './caffeine-card';
import { EmptyDay } from './empty-day';
import { EntrySheets, type Opened } from './entry-sheets';
import { KindCard } from './kind-card';
import { inOrderEaten, totalsOf } from './lib/day-totals';
import { needsOf } from '../../../lib/needs/stage-needs';
import { StageCard } from './stage-card';
import { TotalsCard } from './totals-card';
import { useCopies } from './use-copies';
import { useRefusedMeals } from './use-refused-meals';
import { useDiaryChanges } from './use-diary-changes';
import { WeekBars } from './week-bars';

export interface DayOfMealsProps {
  date: LocalDate;
  today: LocalDate;
  meals: readonly Meal[];
  /** Of the day before. */
  before: readonly Meal[];
  days: readonly DiaryDay[];
  /** Null where nothing may be compared with it. */
  goal: number | null;
  switcher: ReactNode;
}

export function DayOfMeals({ date, today, meals, before, days, goal, switcher }: DayOfMealsProps) {
  const wide = useWide();
  const needs = needsOf(useMember());
  const totals = totalsOf(meals);
  const changes = useDiaryChanges();
  const copies = useCopies(date, changes);
  const logging = useOpening();
  const [kind, setKind] = useState<MealType>();
  const [opened, setOpened] = useState<Opened>();
  const written = useRefusedMeals({ opening: logging, opened, show: setOpened });
  const add = (to?: MealType) => {
    written.letGo();
    setKind(to);
    logging.start();
  };
  const whose = date === today ? 'Yesterday' : weekday(addDays(date, -1));
  const log = (
    <Button full icon={<Utensils aria-hidden="true" />} {...warmLayers} onClick={() => add()}>
      {date === today ? 'Log Food' : `Log Food for ${weekday(date)}`}
    </Button>
  );
  const asked = (
    <>
      {needs && <StageCard needs={needs} totals={totals} />}
      <CaffeineCard meals={meals} isToday={date === today} />
      <FoodNotes />
    </>
  );
  const isEmpty = meals.length === 0 && date !== today;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        {switcher}
        {isEmpty ? (
          <EmptyDay
            day={weekday(date)}
            whose={before.length > 0 ? whose : undefined}
            onCopy={() => copies.copyHere(before)}
            onAnother={() => setOpened({ what: 'day' })}
          />
        ) : (
          <TotalsCard totals={totals} needs={needs} />
        )}
        {wide ? log : <SaveBar>{log}</SaveBar>}
        {wide && !isEmpty && asked}
      </div>
      <div className={css.column}>
        <div className={css.kinds}>
          {mealTypes.map((one) => (
            <KindCard
              key={one}
              kind={one}
              meals={inOrderEaten(meals.filter(({ mealType }) => mealType === one))}
              again={inOrderEaten(before.filter(({ mealType }) => mealType === one))}
              whose={`${whose}’s`}
              onAgain={() => copies.copyHere(before.filter(({ mealType }) => mealType === one))}
              onAdd={() => add(one)}
              onOpen={(meal) => setOpened({ what: 'edit', meal })}
              onMenu={(meal) => setOpened({ what: 'menu', meal })}
              onDelete={(meal) => changes.remove(meal, mealTypeLabels[one])}
            />
          ))}
        </div>
        {!isEmpty && (
          <div className={css.copies}>
            <Button
              small
              variant="line"
              icon={<Copy aria-hidden="true" />}
              disabled={before.length === 0 || changes.busy}
              onClick={() => copies.copyHere(before)}
            >
              Copy {date === today ? 'yesterday' : weekday(addDays(date, -1))}
            </Button>
            <Button
              small
              variant="line"
              icon={<Calendar aria-hidden="true" />}
              onClick={() => setOpened({ what: 'day' })}
            >
              Copy a day
            </Button>
          </div>
        )}
        {!wide && !isEmpty && asked}
        {wide && <WeekBars date={date} days={days} goal={goal} />}
      </div>
      <LogOnDiary opening={logging} date={date} mealType={kind} written={written.meals} />
      <EntrySheets opened={opened} onOpen={setOpened} {...{ date, today, changes, copies }} />
    </div>
  );
}
