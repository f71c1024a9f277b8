import { DAY, HOUR } from '@nestwell/domain/moments';
import { DateTime } from 'luxon';
import { clockOf } from './wall-clock';
import { changesBetween, RuledZone } from './zone-rules';

/** With clocks that change at midnight, by half an hour, by a whole day, twice for Ramadan, and never. */
const zones = [
  'UTC',
  'Europe/Vienna',
  'America/Toronto',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];
const [begin, end] = [Date.UTC(2010, 11, 1), Date.UTC(2012, 2, 1)];

it.each(zones)('shows in %s at every hour of a year what another library says', (zone) => {
  const clock = clockOf(zone);
  const wrong: number[] = [];
  for (let moment = begin; moment < end; moment += HOUR / 2) {
    const { offset } = DateTime.fromMillis(moment, { zone });
    if (clock.aheadAt(moment) !== offset * 60_000 || clock.at(moment) !== moment + offset * 60_000)
      wrong.push(moment);
  }
  expect(wrong).toEqual([]);
});

it.each(zones)(
  'finds in %s the first moment that shows a time, and a later one for what is skipped',
  (zone) => {
    const clock = clockOf(zone);
    const wrong: string[] = [];
    for (let moment = begin; moment < end; moment += HOUR / 2) {
      const shown = clock.at(moment);
      const found = clock.momentOf(shown);
      if (clock.at(found) !== shown || found > moment) wrong.push(new Date(shown).toISOString());
    }
    for (let shown = begin; shown < end; shown += HOUR / 2) {
      const found = clock.at(clock.momentOf(shown));
      // The longest that was ever skipped is a day.
      if (found < shown || found > shown + DAY) wrong.push(new Date(shown).toISOString());
    }
    expect(wrong).toEqual([]);
  },
);

it('says nothing of no moment, and of others what it said before', () => {
  const clock = clockOf('Asia/Tokyo');

  expect(clock.at(NaN)).toBeNaN();
  expect(clock.aheadAt(begin)).toBe(9 * HOUR);
  expect(clockOf('asia/tokyo')).toBe(clock);
});

it('tells at which moments a clock is put forward or back', () => {
  const changes = changesBetween('Europe/Vienna', Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1));

  expect(changes).toEqual([Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)]);
});

/** Since November 2026 none of them puts its clock back, which Node 20.20 does not know. */
it.each([
  ['America/Vancouver', -7],
  ['America/Edmonton', -6],
  ['America/Winnipeg', -5],
])('knows of %s what the rules that come with Node may not', (zone, hours) => {
  const winter = Date.UTC(2026, 11, 15);

  expect(clockOf(zone).aheadAt(winter)).toBe(hours * HOUR);
  expect(DateTime.fromMillis(winter, { zone: new RuledZone(zone) }).offset).toBe(hours * 60);
});
