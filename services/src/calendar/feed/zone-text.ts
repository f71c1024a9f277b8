import { DateTime } from 'luxon';
import { changesBetween, RuledZone } from '../../platform/time/zone-rules';

const LOCAL = "yyyyMMdd'T'HHmmss";

/**
 * A zone as RFC 5545 describes it (VTIMEZONE): its offset at `from`, then each change of its clocks up to `until`.
 * Calendar programs read the wall clock times of events by it, so both ends must include all of them.
 */
export function zoneText(name: string, from: Date, until: Date): string {
  const zone = new RuledZone(name);
  const at = (moment: number) => DateTime.fromMillis(moment, { zone });
  const begin = at(from.getTime());
  const observances = [observance(begin, begin)];
  for (const change of changesBetween(name, from.getTime(), until.getTime()))
    observances.push(observance(at(change - 1), at(change)));
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n');
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
