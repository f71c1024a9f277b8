import { setImmediate as nextTurn } from 'node:timers/promises';
import { DateTime } from 'luxon';
import { STEADY, WallClock } from '../../platform/time/wall-clock';

const LOCAL = "yyyyMMdd'T'HHmmss";
/** Weeks looked at before others get their turn. */
const PER_TURN = 200;

/**
 * A zone as RFC 5545 describes it (VTIMEZONE): its offset at `from`, then each change of its clocks up to `until`.
 * Calendar programs read the wall clock times of events by it, so both ends must include all of them.
 */
export async function zoneText(zone: string, from: Date, until: Date): Promise<string> {
  const clock = new WallClock(zone);
  const at = (moment: number) => DateTime.fromMillis(moment, { zone });
  const begin = at(from.getTime());
  const observances = [observance(begin, begin)];
  for (let week = from.getTime(), weeks = 0; week < until.getTime(); week += STEADY, weeks += 1) {
    if (weeks % PER_TURN === 0) await nextTurn();
    if (clock.at(week + STEADY) - clock.at(week) === STEADY) continue;
    const change = changeBetween(week, week + STEADY, (moment) => clock.at(moment) - moment);
    observances.push(observance(at(change - 1), at(change)));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** The first millisecond with the offset of `late`, between two moments of different offsets. */
function changeBetween(early: number, late: number, offsetAt: (moment: number) => number): number {
  const offset = offsetAt(early);
  let [before, after] = [early, late];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === offset) before = middle;
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
