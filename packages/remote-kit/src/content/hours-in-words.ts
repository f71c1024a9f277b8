import { shortWeekday, weekday, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate, deviceWeekday } from '@nestwell/domain/device-time';
import { openings, type Hours, type Opening } from '@nestwell/safety/lines';

/**
 * When a line answers and whether it does now, in her own time: 'Day and night. Open now.', 'Mon to Fri 9:00 to 19:30,
 * Sat 9:00 to 16:00. Closed now, opens Monday at 9:00.'
 */
export function hoursInWords(hours: Hours, now: Date): string {
  if (hours === 'always') return 'Day and night. Open now.';
  if (hours === 'unknown') return 'Hours may vary.';
  const coming = openings(hours, now);
  const [next] = coming;
  if (!next) return '';
  return `${weekInWords(oneWeekOf(coming))}. ${nowInWords(next, now)}`;
}

function nowInWords({ from, to }: Opening, now: Date): string {
  if (from <= now) return `Open now, until ${deviceClock(to)}.`;
  const day = deviceDate(from);
  const when = day === deviceDate(now) ? 'today' : weekday(day);
  return `Closed now, opens ${when} at ${deviceClock(from)}.`;
}

/** Up to where the same weekday comes again, from Monday on. */
function oneWeekOf(coming: readonly Opening[]): Opening[] {
  const seen = new Set<number>();
  return coming
    .filter(({ from }) => !seen.has(deviceWeekday(from)) && seen.add(deviceWeekday(from)))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

const placeOf = ({ from }: Opening) => (deviceWeekday(from) + 6) % 7;

interface Run {
  first: LocalDate;
  last: LocalDate;
  place: number;
  clock: string;
}

/** Days one after the other with the same times are said together. */
function weekInWords(week: readonly Opening[]): string {
  const runs: Run[] = [];
  for (const opening of week) {
    const day = deviceDate(opening.from);
    const clock = `${deviceClock(opening.from)} to ${deviceClock(opening.to)}`;
    const place = placeOf(opening);
    const before = runs.at(-1);
    if (before?.clock === clock && before.place === place - 1) Object.assign(before, { last: day, place });
    else runs.push({ first: day, last: day, place, clock });
  }
  return runs.map(inWords).join(', ');
}

const inWords = ({ first, last, clock }: Run) =>
  `${shortWeekday(first)}${first === last ? '' : ` to ${shortWeekday(last)}`} ${clock}`;
