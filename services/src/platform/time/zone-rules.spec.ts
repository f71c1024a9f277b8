import { DAY, HOUR } from '@nestwell/domain/moments';
import { DateTime } from 'luxon';
import { instantShowing, shownMillis } from './zoned';
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

/** Each half hour of the days about a change of the clocks, and one of each day. */
function* momentsIn(zone: string): Generator<number> {
  for (let moment = begin; moment < end; moment += DAY) yield moment;
  for (const change of changesBetween(zone, begin, end))
    for (let moment = change - 2 * DAY; moment < change + 2 * DAY; moment += HOUR / 2) yield moment;
}

it.each(zones)('shows in %s what Node shows, for more than a year', (name) => {
  const zone = new RuledZone(name);
  const wrong: number[] = [];
  for (const moment of momentsIn(name)) {
    const { offset } = DateTime.fromMillis(moment, { zone: name });
    if (zone.offset(moment) !== offset || shownMillis(moment, zone) !== moment + offset * 60_000)
      wrong.push(moment);
  }
  expect(wrong).toEqual([]);
});

it.each(zones)(
  'finds in %s the first moment that shows a time, and a later one for what is skipped',
  (name) => {
    const zone = new RuledZone(name);
    const wrong: string[] = [];
    for (const moment of momentsIn(name)) {
      const shown = shownMillis(moment, zone);
      const found = instantShowing(shown, zone);
      if (shownMillis(found, zone) !== shown || found.getTime() > moment)
        wrong.push(new Date(shown).toISOString());
    }
    for (const shown of momentsIn(name)) {
      const found = shownMillis(instantShowing(shown, zone), zone);
      // The longest that was ever skipped is a day.
      if (found < shown || found > shown + DAY) wrong.push(new Date(shown).toISOString());
    }
    expect(wrong).toEqual([]);
  },
);

it('shows nothing at no moment', () => {
  expect(() => shownMillis(NaN, new RuledZone('Asia/Tokyo'))).toThrow('not an instant');
});

it('keeps to what was recorded of earlier rules, as far as that goes', () => {
  const [from, until] = [Date.UTC(2026, 0), Date.UTC(2027, 0)];
  const recorded = { moments: [from, until], ahead: [-8 * HOUR] };
  const zone = new RuledZone('America/Vancouver', recorded);

  expect([from - 1, from, until - 1, until].map((moment) => zone.offset(moment) / 60)).toEqual([
    -8, -8, -8, -7,
  ]);
  expect(zone.equals(new RuledZone('America/Vancouver'))).toBe(false);
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
])('knows of %s what the rules that come with Node may not', (name, hours) => {
  const winter = Date.UTC(2026, 11, 15);

  expect(DateTime.fromMillis(winter, { zone: new RuledZone(name) }).offset).toBe(hours * 60);
});
