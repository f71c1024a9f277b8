import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { platformEntities } from '../platform.entities';
import { platformMigrations } from '../platform.migrations';
import { migrationSource } from './migration-source';
import { onBothEngines } from './testing/engines';

/* What `typeorm migration:run`, `revert`, `show` and `generate` do with the data source. */

onBothEngines((engine) => {
  let folder: string;
  let source: DataSource;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestwell-migrations-'));
    const plan = { file: join(folder, 'site.sqlite'), entities: platformEntities };
    source = migrationSource({ ...plan, url: await engine.newUrl(), migrations: platformMigrations });
    await source.initialize();
  });
  afterEach(async () => {
    await source.destroy();
    await rm(folder, { recursive: true });
  });

  it('runs what is pending, and takes the last one back', async () => {
    expect(await source.showMigrations()).toBe(true);

    const run = await source.runMigrations();

    expect(run.map(({ name }) => name)).toEqual(platformMigrations.map(({ name }) => name));
    expect(await source.showMigrations()).toBe(false);
    await source.undoLastMigration();
    expect(await source.showMigrations()).toBe(true);
    expect(await source.runMigrations()).toHaveLength(1);
  });

  it('finds what entities and tables differ in, and nothing else', async () => {
    await source.runMigrations();
    const differences = async () => (await source.driver.createSchemaBuilder().log()).upQueries.length;
    expect(await differences()).toBe(0);

    await source.query(
      'DROP INDEX ix_job_runs_started_at' + (engine.name === 'MariaDB' ? ' ON job_runs' : ''),
    );

    expect(await differences()).toBe(1);
  });
});
