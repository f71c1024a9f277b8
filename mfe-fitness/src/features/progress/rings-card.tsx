import type { User } from '@nestwell/contracts/account';
import { hydrationTarget, type TrackingEntry } from '@nestwell/contracts/fitness';
import { calorieBalance, comparableGoal } from '@nestwell/domain/energy';
import { inFigures } from '@nestwell/domain/reading';
import { Figures, useMember, useShowsFigures, useDeviceDate } from '@nestwell/remote-kit';
import { Card, ProgressRing } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { caloriesByDay } from './lib/calories';
import * as css from './progress-page.module.css';
import { useWeekOfMeals } from './progress.queries';

interface RingsCardProps {
  entry: TrackingEntry | null;
}

const RING = 124;

export function RingsCard({ entry }: RingsCardProps) {
  const hasBoth = useShowsFigures();
  return (
    <Card
      className={hasBoth ? css.rings : css.oneRing}
      aria-label={hasBoth ? 'Calories and hydration' : 'Hydration'}
    >
      <Figures>
        <CalorieRing />
      </Figures>
      <HydrationRing cups={entry?.waterIntake ?? null} />
    </Card>
  );
}

function CalorieRing() {
  const today = useDeviceDate();
  const member = useMember();
  const goal = comparableGoal(member);
  const meals = useWeekOfMeals();
  const eaten = meals.data && (caloriesByDay(meals.data).get(today) ?? 0);
  const share = eaten === undefined || goal === null ? 0 : (eaten / goal) * 100;
  return (
    <Ring title="Calories" note={eaten === undefined ? 'Not loaded' : noteOf(eaten, member)}>
      <ProgressRing
        percentage={share}
        size={RING}
        label="Calories"
        {...(goal === null && eaten !== undefined
          ? { value: inFigures(eaten), caption: 'kcal' }
          : { caption: eaten === undefined ? '–' : `${inFigures(eaten)} kcal` })}
        sentence={`Calories: ${eaten === undefined ? 'not loaded' : sentenceOf(eaten, goal)}`}
      />
    </Ring>
  );
}

const sentenceOf = (eaten: number, goal: number | null): string =>
  goal === null ? `${eaten} kcal` : `${eaten} of ${goal} kcal, ${Math.round((eaten / goal) * 100)} percent`;

function noteOf(eaten: number, member: User): string {
  const { is, amount } = calorieBalance(eaten, member);
  const words = {
    left: `${inFigures(amount)} left today`,
    over: `${inFigures(amount)} more than the goal`,
    trimester: `${inFigures(amount)} of what your trimester adds`,
    none: 'Your body needs more than this goal',
  };
  return words[is];
}

function HydrationRing({ cups }: { cups: number | null }) {
  const share = ((cups ?? 0) / hydrationTarget) * 100;
  return (
    <Ring title="Hydration" note={`Goal is ${hydrationTarget} cups`}>
      <ProgressRing
        percentage={share}
        size={RING}
        colour="water"
        label="Hydration"
        caption={cups === null ? '–' : `${cups} ${cups === 1 ? 'cup' : 'cups'}`}
        sentence={`Hydration: ${cups === null ? 'nothing logged yet' : `${cups} of ${hydrationTarget} cups, ${Math.round(share)} percent`}`}
      />
    </Ring>
  );
}

function Ring({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className={css.ring}>
      {children}
      <b>{title}</b>
      <span className={css.note}>{note}</span>
    </div>
  );
}
