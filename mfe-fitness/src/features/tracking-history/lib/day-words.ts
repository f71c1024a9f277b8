import { moodLabels, quickEnergyLabels, type TrackingEntry } from '@nestwell/contracts/fitness';
import type { User } from '@nestwell/contracts/account';
import { weightText } from '@nestwell/domain/units';
import { labelOf } from '../../../lib/levels';

const [, , NORMAL] = quickEnergyLabels;

/** '6 cups, 7.5 hours of sleep, mood good, tired, 148.2 lb' */
export function dayWords(
  entry: TrackingEntry,
  { units, hidesFigures }: Pick<User, 'units' | 'hidesFigures'>,
): string {
  const { waterIntake, sleepHours, mood, energyLevel, weight } = entry;
  const words = [
    waterIntake !== null && `${waterIntake} ${waterIntake === 1 ? 'cup' : 'cups'}`,
    sleepHours !== null && `${sleepHours} ${sleepHours === 1 ? 'hour' : 'hours'} of sleep`,
    mood !== null && `mood ${labelOf(moodLabels, mood).toLowerCase()}`,
    energyLevel !== null && energyWords(energyLevel),
    weight !== null && !hidesFigures && weightText(weight, units),
  ].filter((part) => part !== false);
  return words.join(', ');
}

/** The labels say by themselves that energy is meant, 'energetic'; only its middle needs the word. */
function energyWords(level: number): string {
  const label = labelOf(quickEnergyLabels, level);
  return label === NORMAL ? 'normal energy' : label.toLowerCase();
}
