import type { MealPlan } from '@nestwell/contracts/nutrition';
import { type LocalDate, dayOfMonth, fullDay, shortWeekday, weekday } from '@nestwell/domain/calendar-days';
import { inFigures } from '@nestwell/domain/reading';
import { Figures, useMember, useDeviceDate } from '@nestwell/remote-kit';
import { Card } from '@nestwell/ui';
import { useState } from 'react';
import { carbsOf, carbWords, showsCarbs } from '../../lib/carbs/meal-carbs';
import { useRecipeFinder } from '../../lib/own-recipes/use-recipe-finder';
import { scrollBehavior } from '../../lib/scroll';
import { turnsOf } from './lib/turns';
import * as css from './meal-plan-page.module.css';
import { PlanStatus } from './plan-status';
import { mealsOfDay, PlannedMeals, snacksOfDay, type PlannedMeal } from './planned-meals';

/** Every day of the plan, with a strip of dates that leads to each. */
export function DailyMeals({ plan }: { plan: MealPlan }) {
  const dates = Object.keys(plan.days).sort();
  const turns = turnsOf(plan);
  const { find, isPending } = useRecipeFinder(plan);
  return (
    <section className={css.section} aria-labelledby="daily-meals">
      <div className={css.heading}>
        <h2 id="daily-meals">Daily Meals</h2>
        <PlanStatus plan={plan} />
      </div>
      <DayStrip dates={dates} />
      {dates.map((date) => (
        <Day
          key={date}
          date={date}
          meals={mealsOfDay(plan.days[date], find)}
          pending={isPending}
          snacks={snacksOfDay(plan.days[date])}
        />
      ))}
      {turns && <p className={css.soft}>{turns}</p>}
    </section>
  );
}

const idOf = (date: LocalDate) => `day-${date}`;

function DayStrip({ dates }: { dates: readonly LocalDate[] }) {
  const today = useDeviceDate();
  const [chosen, setChosen] = useState(dates.includes(today) ? today : dates[0]);
  const goTo = (date: LocalDate) => {
    setChosen(date);
    const card = document.getElementById(idOf(date));
    card?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    card?.focus({ preventScroll: true });
  };
  return (
    <nav className={css.days} aria-label="Plan days">
      {dates.map((date) => (
        <button
          key={date}
          type="button"
          className={css.day}
          aria-current={date === chosen ? 'date' : undefined}
          aria-label={`${fullDay(date)}${date === today ? ', today' : ''}`}
          onClick={() => goTo(date)}
        >
          {shortWeekday(date)}
          <b>{dayOfMonth(date)}</b>
        </button>
      ))}
    </nav>
  );
}

interface DayProps {
  date: LocalDate;
  meals: readonly PlannedMeal[];
  snacks: readonly PlannedMeal[];
  pending: boolean;
}

function Day({ date, meals, snacks, pending }: DayProps) {
  const hasCarbs = showsCarbs(useMember());
  const all = [...meals, ...snacks];
  const calories = all.reduce((sum, { recipe }) => sum + (recipe?.calories ?? 0), 0);
  return (
    <Card id={idOf(date)} className={css.card} aria-label={fullDay(date)} tabIndex={-1}>
      <div className={css.heading}>
        <h3>{weekday(date)}</h3>
        <span className={css.soft}>
          <Figures>{inFigures(calories)} kcal in </Figures>
          {`${meals.length} meals${andSnacks(snacks.length)}`}
          {hasCarbs && `, ${carbWords(all.map(({ recipe }) => (recipe ? carbsOf(recipe) : null)))}`}
        </span>
      </div>
      <PlannedMeals meals={all} label={weekday(date)} readable pending={pending} />
    </Card>
  );
}

const andSnacks = (count: number) =>
  count === 0 ? '' : count === 1 ? ' and a snack' : ` and ${count} snacks`;
