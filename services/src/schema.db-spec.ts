import { entities, migrations } from './areas';
import { openDataSource } from './platform/database/data-source';
import { onBothEngines } from './platform/database/testing/engines';
import { portOfMariadb } from './platform/database/testing/mariadb-of-the-run';
import { newDatabase } from './platform/database/testing/mariadb-server';

onBothEngines((engine) => {
  it('migrations leave exactly the tables that the entities describe', async () => {
    const { source } = await engine.open({ entities, migrations });

    const { upQueries } = await source.driver.createSchemaBuilder().log();

    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('migrations can be taken back', async () => {
    const { source } = await engine.open({ entities, migrations });

    for (const _ of migrations) await source.undoLastMigration({ transaction: 'none' });

    expect(await source.query('SELECT * FROM migrations')).toEqual([]);
    // Each alters tables, which takes as long as the disk of a busy machine does.
  }, 240_000);
});

describe('on a server', () => {
  it('three instances that start together migrate once', async () => {
    const url = await newDatabase(await portOfMariadb());
    const plan = { url, file: '', entities, migrations };

    const sources = await Promise.all([1, 2, 3].map(() => openDataSource(plan)));

    for (const source of sources) {
      expect(await source.query('SELECT * FROM migrations')).toHaveLength(migrations.length);
      await source.destroy();
    }
  });
});

it('migrations are listed in the order of their numbers, each once', () => {
  const numbers = migrations.map(({ name }) => name.slice(-13));

  expect(numbers).toEqual([...new Set(numbers)].sort());
});
