import { entriesIn, overdueOn, unreadOf, unreviewedOf } from './overdue';

const given = {
  lines: [
    { name: 'One', source: 'its site', checkedOn: '2026-11-22' },
    {
      name: 'Two',
      source: 'its site',
      checkedOn: '2025-03-01',
      texts: { value: '85', source: 'a', checkedOn: '2026-01-01' },
    },
  ],
};

it('finds entries however deep they stand', () => {
  expect(entriesIn(given, 'm').map(({ at }) => at)).toEqual(['m.lines.0', 'm.lines.1', 'm.lines.1.texts']);
});

it.each([
  ['2026-02-28', ['m.lines.0']],
  ['2026-11-22', ['m.lines.1']],
  ['2027-01-01', ['m.lines.1']],
  ['2027-11-22', ['m.lines.1', 'm.lines.1.texts']],
  ['2027-11-23', ['m.lines.0', 'm.lines.1', 'm.lines.1.texts']],
])('on %s what is older than a year, or not yet checked, is overdue', (today, overdue) => {
  expect(overdueOn(today, entriesIn(given, 'm')).map(({ at }) => at)).toEqual(overdue);
});

it('skips what was never read, and counts it', () => {
  const entries = entriesIn([{ source: 'a', checkedOn: '', checkedBy: 'Dr. A' }, given], 'm');

  expect(overdueOn('2026-02-28', entries).map(({ at }) => at)).toEqual(['m.1.lines.0']);
  expect(unreadOf(entries).map(({ at }) => at)).toEqual(['m.0']);
  expect(unreviewedOf(entries)).toHaveLength(3);
});
