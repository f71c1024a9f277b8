import type { User } from '@nestwell/contracts/account';
import { moodLabels, quickEnergyLabels } from '@nestwell/contracts/fitness';
import { shownWeight, weightUnit } from '@nestwell/domain/units';
import type { Measure } from '@nestwell/ui';
import { labelOf } from '../../../lib/levels';
import type { Figure } from './history-rows';

export interface HistoryColumn {
  figure: Figure;
  title: string;
  /** Beside the title, and behind a value that stands alone. */
  unit: string;
  hue: Measure;
  /** What stands in a cell. */
  text: (value: number) => string;
  /** What is drawn of a value. */
  drawn: (value: number) => number;
  /** Words have no mean. */
  words?: readonly string[];
}

const same = (value: number) => value;
const tenth = (value: number) => value.toFixed(1);

/** What is shown of each day; no weight to one who hides them. */
export function columnsOf({ units, hidesFigures }: Pick<User, 'units' | 'hidesFigures'>): HistoryColumn[] {
  const weight = (pounds: number) => shownWeight(pounds, units);
  return [
    {
      figure: 'sleepHours',
      title: 'Sleep',
      unit: 'h',
      hue: 'sleep',
      text: tenth,
      drawn: same,
    },
    {
      figure: 'waterIntake',
      title: 'Water',
      unit: 'cups',
      hue: 'water',
      text: String,
      drawn: same,
    },
    scale('mood', 'Mood', moodLabels),
    scale('energyLevel', 'Energy', quickEnergyLabels),
    ...(hidesFigures
      ? []
      : [
          {
            figure: 'weight',
            title: 'Weight',
            unit: weightUnit[units],
            hue: 'weight',
            text: (pounds: number) => tenth(weight(pounds)),
            drawn: weight,
          } as const,
        ]),
  ];
}

const scale = (figure: 'mood' | 'energyLevel', title: string, words: readonly string[]): HistoryColumn => ({
  figure,
  title,
  unit: '',
  hue: figure === 'mood' ? 'mood' : 'energy',
  text: (level) => labelOf(words, level),
  drawn: same,
  words,
});
