import { parts } from './app';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { TestApp } from './platform/testing/test-app';
import { type End, keptTables } from './kept-tables';
import { folderOf, wronglyForgotten } from './derived-lists';
import { Planting } from './platform/database/testing/planted-row';

const ending = Object.entries(keptTables).flatMap(([table, { ends }]) => (ends ? [{ table, ends }] : []));
const NOW = new Date('2026-06-20T12:30:00Z');
/** The sums of an hour carry its name. */
const at = ({ column }: End, moment: number) =>
  column === 'hour' ? new Date(moment).toISOString().slice(0, 13) : new Date(moment);
const TWO_HOURS = 7_200_000;

onBothEngines((engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    app.clock.set(NOW);
    const { source } = app.get(Database);
    const planting = new Planting();
    for (const { table, ends } of ending) {
      const limit = NOW.getTime() - ends.after;
      for (const moment of [limit - TWO_HOURS, limit + TWO_HOURS]) {
        const row = planting.row(source.getMetadata(table), {
          role: 'user',
          [ends.column]: at(ends, moment),
        });
        const inserting = source.createQueryBuilder().insert().into(table).values(row).updateEntity(false);
        // Of users who are made up: no account is looked for.
        await inserting.callListeners(false).execute();
      }
    }
    await app.runJobs();
  }, 60_000);
  afterAll(() => app.stop());

  it.each(ending)('forgets what $table keeps after its time, and not before', async ({ table, ends }) => {
    const { source } = app.get(Database);
    const rows = await source.getRepository(table).find();
    const limit = NOW.getTime() - ends.after;
    const isKept = (moment: number) =>
      rows.some((row) => String(row[ends.column]) === String(at(ends, moment)));
    const found = {
      table,
      column: ends.column,
      isOlderKept: isKept(limit - TWO_HOURS),
      isYoungerKept: isKept(limit + TWO_HOURS),
    };

    expect(wronglyForgotten(found, folderOf(source.getMetadata(table)))).toEqual([]);
  });
});
