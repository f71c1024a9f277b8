import { hydrationTarget, type TrackingEntry } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { dailyGoal } from '@nestwell/domain/energy';
import { inFigures } from '@nestwell/domain/reading';
import { Figures, useMember, useShowsFigures } from '@nestwell/remote-kit';
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
  const goal = dailyGoal(useMember());
  const meals = useWeekOfMeals();
  const eaten = meals.data && (caloriesByDay(meals.data).get(deviceDate(new Date())) ?? 0);
  const share = eaten === undefined || goal <= 0 ? 0 : (eaten / goal) * 100;
  const left = eaten === undefined ? null : goal - eaten;
  return (
    <Ring title="Calories" note={left === null ? 'Not loaded' : leftWords(left)}>
      <ProgressRing
        percentage={share}
        size={RING}
        label="Calories"
        caption={eaten === undefined ? '–' : `${inFigures(eaten)} kcal`}
        sentence={`Calories: ${eaten === undefined ? 'not loaded' : `${eaten} of ${goal} kcal, ${Math.round(share)} percent`}`}
      />
    </Ring>
  );
}

const leftWords = (left: number) =>
  left >= 0 ? `${inFigures(left)} left today` : `${inFigures(-left)} more than the goal`;

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
