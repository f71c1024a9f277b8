import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entriesIn, overdueOn } from './overdue';

const source = join(__dirname, '..');

/** What is behind a front door that only gives what it says of one food. */
const inside = ['foods/fine', 'foods/caffeine-sources', 'foods/countries/by-country'];

/** What every front door of the package gives. */
const modules = [...readdirSync(source), ...inside]
  .filter((folder) => folder !== 'evidence')
  .map((folder): [string, Record<string, unknown>] => [folder, jest.requireActual(join(source, folder))]);

const isRule = (value: unknown) => typeof value === 'function';

it('what mothers act on was compared with its source within a year', () => {
  const today = new Date().toISOString().slice(0, 10);
  const entries = modules.flatMap(([folder, exported]) => entriesIn(exported, folder));

  expect(entries.length).toBeGreaterThan(10);
  expect(overdueOn(today, entries)).toEqual([]);
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
  for (const { at, source: name, checked } of entriesIn(exported, folder)) {
    expect([at, checked]).toEqual([at, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
    expect([at, name.length > 2]).toEqual([at, true]);
  }
});
