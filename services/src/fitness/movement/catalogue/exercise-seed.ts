import type { Exercise } from '@nestwell/contracts/fitness/server';

/**
 * One exercise as written by hand. `number` names it for ever (it makes the row's id), so that a workout logged
 * years ago still finds its exercise: never reuse one.
 *
 * Limits follow ACOG Committee Opinion 804: pelvic floor early, everything else gradually and once cleared, running and
 * jumping not before 12 weeks and free of symptoms. In pregnancy nothing lies flat on the back or the belly, jumps,
 * or risks a fall. What is open from month 0 on is open without clearance: nothing of it raises the pulse, goes onto
 * hands and knees, or loads a scar.
 */
export interface ExerciseSeed extends Omit<Exercise, 'id' | 'category' | 'youtubeUrl' | 'channelName'> {
  number: number;
}

export const exerciseIdOf = (number: number): string =>
  `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
