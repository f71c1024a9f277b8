import { mealLimits } from '@nestwell/contracts/nutrition';
import { badRequest } from '../../platform/http/errors';

const DAY = 24 * 60 * 60_000;
/** Phones' clocks run a little ahead of ours. */
const SKEW = 2 * 60_000;

/** When a meal counts as eaten: the moment she gave, else now. Refuses the future and more than a year back. */
export function loggedAtOf(given: string | undefined, now: Date): Date {
  if (given === undefined) return now;
  const moment = new Date(given);
  if (moment.getTime() > now.getTime() + SKEW) throw badRequest('loggedAt', 'must not be in the future');
  if (moment.getTime() < now.getTime() - mealLimits.ageDays * DAY) {
    throw badRequest('loggedAt', 'must be at most a year back');
  }
  return moment > now ? now : moment;
}
