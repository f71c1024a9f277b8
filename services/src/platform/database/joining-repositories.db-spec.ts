import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { JobRunEntity } from '../jobs/job-run.entity';
import { platformEntities } from '../platform.entities';
import { platformMigrations } from '../platform.migrations';
import type { Database } from './database';
import { DatabaseModule } from './database.module';
import { onBothEngines } from './testing/engines';

@Injectable()
class Runs {
  constructor(@InjectRepository(JobRunEntity) readonly rows: Repository<JobRunEntity>) {}
}

@Module({ imports: [TypeOrmModule.forFeature([JobRunEntity])], providers: [Runs], exports: [Runs] })
class RunsModule {}

const row = (name: string) => ({ name, slot: 's', startedAt: new Date('2026-11-20T12:00:00Z') });

const ways: [string, (rows: Repository<JobRunEntity>, name: string) => Promise<unknown>][] = [
  ['insert', (rows, name) => rows.insert(row(name))],
  ['save', (rows, name) => rows.save(row(name))],
  ['upsert', (rows, name) => rows.upsert(row(name), ['name', 'slot'])],
  ['its query builder', (rows, name) => rows.createQueryBuilder().insert().values(row(name)).execute()],
  [
    'a statement',
    (rows, name) =>
      rows.query('INSERT INTO job_runs (name, slot, started_at) VALUES (?, ?, ?)', [
        name,
        's',
        '2026-11-20 12:00:00.000',
      ]),
  ],
];

onBothEngines((engine) => {
  let database: Database;
  let rows: Repository<JobRunEntity>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    database = await engine.open({ entities: platformEntities, migrations: platformMigrations });
    const app = await NestFactory.createApplicationContext(
      { module: class App {}, imports: [DatabaseModule.with(database), RunsModule] },
      { logger: false, abortOnError: false },
    );
    ({ rows } = app.get(Runs, { strict: false }));
    close = () => app.close();
  });
  afterAll(() => close());

  const count = () => rows.count();

  it.each(ways)('undoes what an injected repository wrote by %s before a failure', async (_, write) => {
    const failing = database.run(async () => {
      await write(rows, 'undone');
      expect(await count()).toBe(1);
      throw new Error('afterwards');
    });

    await expect(failing).rejects.toThrow('afterwards');
    expect(await count()).toBe(0);
  });

  it('undoes nested runs with the outer one', async () => {
    const failing = database.run(async () => {
      await database.run(() => rows.insert(row('inner')));
      await rows.insert(row('outer'));
      throw new Error('afterwards');
    });

    await expect(failing).rejects.toThrow('afterwards');
    expect(await count()).toBe(0);
  });

  it('keeps what was written once the transaction ends, and nobody else sees it before', async () => {
    let begun = () => {};
    const wrote = new Promise<void>((resolve) => (begun = resolve));
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const writing = database.run(async () => {
      await rows.insert(row('kept'));
      begun();
      await ended;
    });
    await wrote;
    const seen = await count();
    end();
    await writing;

    expect([seen, await count()]).toEqual([0, 1]);
    await rows.clear();
  });

  it('writes at once outside of a transaction', async () => {
    await rows.insert(row('alone'));

    expect(await count()).toBe(1);
    await rows.clear();
  });
});
