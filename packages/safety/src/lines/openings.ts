import type { Hours } from './hours';
import { dayIn, momentIn } from './zone-clock';

/** One time somebody answers. */
export interface Opening {
  from: Date;
  to: Date;
}

/** Hours as moments: those of the coming week that are not over yet, soonest first. `always` and `unknown` have none. */
export function openings(hours: Hours, now: Date): Opening[] {
  if (typeof hours === 'string') return [];
  const { zone, spans } = hours;
  return [-1, 0, 1, 2, 3, 4, 5, 6, 7]
    .map((later) => dayIn(zone, now, later))
    .flatMap(({ date, weekday }) =>
      spans
        .filter(({ days }) => days.includes(weekday))
        .map(({ from, to }) => ({ from: momentIn(zone, date, from), to: momentIn(zone, date, to) })),
    )
    .filter(({ to }) => to > now);
}
