import { DAY, HOUR } from '@nestwell/domain/moments';
import { DateTime } from 'luxon';
import { WallClock, WallClocks } from './wall-clock';

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
  const clock = new WallClock(zone);
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
    const clock = new WallClock(zone);
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

it('keeps the clock of each zone', () => {
  const clocks = new WallClocks();

  expect(clocks.of('Asia/Tokyo')).toBe(clocks.of('Asia/Tokyo'));
});
