import type { User } from '@nestwell/contracts/account';
import { callWhilePaused, movementsNone } from '@nestwell/safety/signs';
import { isQuiet } from '../../lib/whom-for';
import { isBeforeCounts } from './knows-them';

/** What stands below "Less than usual?"; in a pause it names no baby. */
export function whenToCallWords(her: User): string {
  if (isQuiet(her)) return callWhilePaused.value;
  return isBeforeCounts(her) ? movementsNone.value : 'Babies do not move less toward the end.';
}

/** Why nothing is counted to a number. */
export function noNumberWords(her: User, region: string | undefined): string {
  if (isQuiet(her)) return 'There is no number here. What is usual for you is what counts.';
  const there = region ? `${region}: there` : 'There';
  return `${isBeforeCounts(her) ? 'Before week 28 there' : there} is no number. Your baby’s own pattern is what counts.`;
}

export const patternTitle = (her: User): string =>
  isQuiet(her) ? 'When do you feel movement?' : 'When does your baby move?';
