import { DateTime } from 'luxon';
import { DAY } from '@nestwell/domain/moments';

const LOCAL = "yyyyMMdd'T'HHmmss";

/**
 * A zone as RFC 5545 describes it (VTIMEZONE): its offset at `from`, then each change of its clocks up to `until`.
 * Calendar programs read the wall clock times of events by it, so both ends must include all of them.
 */
export function zoneText(zone: string, from: Date, until: Date): string {
  const at = (moment: number) => DateTime.fromMillis(moment, { zone });
  const begin = at(from.getTime());
  const observances = [observance(begin, begin)];
  for (let day = from.getTime(); day < until.getTime(); day += DAY) {
    if (at(day).offset === at(day + DAY).offset) continue;
    const change = changeBetween(day, day + DAY, at);
    observances.push(observance(at(change - 1), at(change)));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** The first millisecond with the offset of `late`, between two moments of different offsets. */
function changeBetween(early: number, late: number, at: (moment: number) => DateTime): number {
  const { offset } = at(early);
  let [before, after] = [early, late];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (at(middle).offset === offset) before = middle;
    else after = middle;
  }
  return after;
}

/** What holds from the moment of `now` on. Its start is written by the wall clock that held before. */
function observance(before: DateTime, now: DateTime): string[] {
  const kind = now.isInDST ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${now.setZone(`UTC${before.toFormat('ZZ')}`).toFormat(LOCAL)}`,
    `TZOFFSETFROM:${before.toFormat('ZZZ')}`,
    `TZOFFSETTO:${now.toFormat('ZZZ')}`,
    `END:${kind}`,
  ];
}
