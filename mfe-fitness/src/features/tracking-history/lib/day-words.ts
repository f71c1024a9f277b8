import { moodLabels, quickEnergyLabels, type TrackingEntry } from '@nestwell/contracts/fitness';
import type { User } from '@nestwell/contracts/account';
import { weightText } from '@nestwell/domain/units';
import { labelOf } from '../../../lib/levels';

/** '6 cups, 7.5 hours of sleep, mood good, energy tired, 148.2 lb' */
export function dayWords(entry: TrackingEntry, units: User['units']): string {
  const { waterIntake, sleepHours, mood, energyLevel, weight } = entry;
  const words = [
    waterIntake !== null && `${waterIntake} ${waterIntake === 1 ? 'cup' : 'cups'}`,
    sleepHours !== null && `${sleepHours} ${sleepHours === 1 ? 'hour' : 'hours'} of sleep`,
    mood !== null && `mood ${labelOf(moodLabels, mood).toLowerCase()}`,
    energyLevel !== null && `energy ${labelOf(quickEnergyLabels, energyLevel).toLowerCase()}`,
    weight !== null && weightText(weight, units),
  ].filter((part) => part !== false);
  return words.join(', ');
}
