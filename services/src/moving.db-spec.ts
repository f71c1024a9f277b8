import { entities, migrations } from './areas';
import { openDataSource } from './platform/database/data-source';
import type { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { Planting } from './platform/database/testing/planted-row';
import { compareRows, moveRows, rowsOfFormerTables } from './platform/database/moving/move-rows';
import { JobRunEntity } from './platform/jobs/job-run.entity';
import { SLICE } from './platform/database/moving/slices-of';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';

onBothEngines((engine) => {
  let folder: string;
  let from: DataSource;
  let target: Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestwell-moving-'));
    from = await openDataSource({ file: join(folder, 'nestwell.sqlite'), entities, migrations });
    target = await engine.open({ entities, migrations });
    const planting = new Planting();
    for (const table of from.entityMetadatas)
      await from.getRepository(table.target).insert(planting.row(table, {}));
    const startedAt = new Date('2026-11-20T12:00:00.123Z');
    const many = Array.from({ length: 2 * SLICE }, (_, number) => ({
      name: 'job',
      slot: `${number}`,
      startedAt,
    }));
    await from.getRepository(JobRunEntity).insert(many);
  }, 60_000);
  afterAll(async () => {
    await from.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  it('moves a row of every table, and more than fit into memory at once, to a database that is empty', async () => {
    const count = await moveRows(from, target.source);

    expect(count).toBe(from.entityMetadatas.length + 2 * SLICE);
    await expect(moveRows(from, target.source)).rejects.toThrow('is not empty');
  });

  it('names what it does not move: rows of modules that were removed', async () => {
    expect(await rowsOfFormerTables(from)).toBe('');
    await from.query('CREATE TABLE sleep_notes (user_id BLOB, text TEXT)');
    await from.query('CREATE TABLE sleep_goals (user_id BLOB, goal TEXT)');
    await from.query("INSERT INTO sleep_notes VALUES (x'00', 'one'), (x'01', 'two')");

    expect(await rowsOfFormerTables(from)).toContain('the rows of sleep_notes (2).');
    await from.query('DROP TABLE sleep_notes');
    await from.query('DROP TABLE sleep_goals');
  });

  it('sees a row that is another, one that is missing and one too many', async () => {
    const rows = target.source.getRepository(JobRunEntity);
    const one = { name: 'job', slot: '7' };
    const kept = await rows.findOneByOrFail(one);

    await rows.update(one, { startedAt: new Date('2026-11-20T12:00:00.124Z') });
    await expect(compareRows(from, target.source)).rejects.toThrow('1 rows of job_runs are not the same');
    await rows.delete(one);
    await expect(compareRows(from, target.source)).rejects.toThrow('1 rows of job_runs are not the same');
    await rows.insert([kept, { ...kept, slot: 'one too many' }]);
    await expect(compareRows(from, target.source)).rejects.toThrow('instead of');
  });
});
