import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesIn, overdueOn, unreadOf, unreviewedOf } from './overdue';

const source = join(__dirname, '..');

/** What is behind a front door that only gives what it says of one food. */
const inside = [
  'foods/fine',
  'foods/caffeine-sources',
  'foods/caffeine-by-country',
  'foods/countries/by-country',
];

/** What every front door of the package gives. */
const modules = [...readdirSync(source), ...inside]
  .filter((folder) => folder !== 'evidence')
  .map((folder): [string, Record<string, unknown>] => [folder, jest.requireActual(join(source, folder))]);

const allEntries = modules.flatMap(([folder, exported]) => entriesIn(exported, folder));

const isRule = (value: unknown) => typeof value === 'function';

it('what mothers act on was compared with its source within a year', () => {
  const today = new Date().toISOString().slice(0, 10);

  expect(allEntries.length).toBeGreaterThan(10);
  expect(overdueOn(today, allEntries)).toEqual([]);
  // What was never read is skipped above, and is counted here.
  const [unread, dated] = [
    unreadOf(allEntries).length,
    allEntries.filter(({ checkedOn }) => checkedOn).length,
  ];
  expect(unread + dated).toBe(allEntries.length);
  process.stdout.write(`Sources: ${dated} were read within a year, ${unread} were never read.\n`);
});

it.each(modules)(
  'everything that %s gives, besides rules, carries its source and the day it was checked',
  (_, exported) => {
    const bare = Object.entries(exported)
      .filter(([name, value]) => !isRule(value) && entriesIn(value, name).length === 0)
      .map(([name]) => name);

    expect(bare).toEqual([]);
  },
);

it.each(modules)('every source and day of %s can be read', (folder, exported) => {
  for (const { at, source: name, checkedOn } of entriesIn(exported, folder)) {
    expect([at, checkedOn]).toEqual([at, expect.stringMatching(/^(\d{4}-\d{2}-\d{2})?$/)]);
    expect([at, name.length > 2]).toEqual([at, true]);
  }
});

const review = readFileSync(join(source, '../../../docs/clinical-review.md'), 'utf8');

it('every rule whose source nobody has read is listed for a clinician', () => {
  const isListed = ({ source: names }: { source: string }) =>
    names.split('; ').every((name) => review.includes(name));
  const unlisted = unreadOf(allEntries).filter((entry) => !isListed(entry));

  expect(unlisted.map(({ at, source: name }) => `${at}: ${name}`)).toEqual([]);
});

it('the list says that no clinician has read any rule for as long as that is so', () => {
  const isUnreviewed = unreviewedOf(allEntries).length === allEntries.length;

  expect(review.includes('No clinician has read any of it yet.')).toBe(isUnreviewed);
});
