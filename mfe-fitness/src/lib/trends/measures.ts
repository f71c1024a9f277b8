import { hydrationTarget, moodLabels, quickEnergyLabels } from '@nestwell/contracts/fitness';
import type { User } from '@nestwell/contracts/account';
import { comparableGoal } from '@nestwell/domain/energy';
import { inFigures } from '@nestwell/domain/reading';
import { weightUnit } from '@nestwell/domain/units';
import type { Measure as Hue, Shell } from '@nestwell/ui';
import type { Figure } from './figures';

export interface Measure {
  figure: Figure;
  title: string;
  /** Once above the axis: 'h', 'cups'. */
  unit: string;
  /** A column of a table: 'Hours a day'. */
  column: string;
  hue: Hue | Shell;
  /** The words of a scale from 0 on, lowest first. */
  words?: readonly string[];
  goal?: number;
  format: (value: number) => string;
}

const tenth = (value: number) => value.toFixed(1);
const whole = (value: number) => inFigures(Math.round(value));

/** What can be drawn by day, week and month; the weight has a chart of its own. */
export const measuresOf = (member: User): Measure[] => [
  { figure: 'sleepHours', title: 'Sleep', unit: 'h', column: 'Hours a night', hue: 'sleep', format: tenth },
  {
    figure: 'waterIntake',
    title: 'Water',
    unit: 'cups',
    column: 'Cups a day',
    hue: 'water',
    goal: hydrationTarget,
    format: tenth,
  },
  {
    figure: 'mood',
    title: 'Mood',
    unit: '',
    column: 'From 0 to 4',
    hue: 'mood',
    words: moodLabels,
    format: tenth,
  },
  {
    figure: 'energyLevel',
    title: 'Energy',
    unit: '',
    column: 'From 0 to 4',
    hue: 'energy',
    words: quickEnergyLabels,
    format: tenth,
  },
  { figure: 'movement', title: 'Movement', unit: 'min', column: 'Minutes a day', hue: 'move', format: whole },
  ...(member.hidesFigures ? [] : [energyMeasure(member)]),
  { figure: 'protein', title: 'Protein', unit: 'g', column: 'Grams a day', hue: 'moss', format: whole },
];

const energyMeasure = (member: User): Measure => ({
  figure: 'calories',
  title: 'Calories',
  unit: 'kcal',
  column: 'Kilocalories a day',
  hue: 'calories',
  goal: comparableGoal(member) ?? undefined,
  format: whole,
});

export const weightMeasure = ({ units }: Pick<User, 'units'>): Measure => ({
  figure: 'weight',
  title: 'Weight',
  unit: weightUnit[units],
  column: weightUnit[units],
  hue: 'weight',
  format: tenth,
});
