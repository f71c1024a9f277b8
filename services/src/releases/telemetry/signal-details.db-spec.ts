import { HOUR, later } from '@nestwell/domain/moments';
import type { Database } from '../../platform/database/database';
import { onBothEngines } from '../../platform/database/testing/engines';
import { releasesEntities } from '../releases.entities';
import { releasesMigrations } from '../releases.migrations';
import { RemoteSignalEntity } from './remote-signal.entity';
import { SignalErrorsRepository } from './signal-errors.repository';
import { SignalValuesRepository } from './signal-values.repository';
import { SignalsRepository } from './signals.repository';
import { SignalValueEntity } from './signal-value.entity';
import { SignalErrorEntity } from './signal-error.entity';

onBothEngines((engine) => {
  let database: Database;
  let values: SignalValuesRepository;
  let errors: SignalErrorsRepository;
  const now = new Date('2026-06-15T12:00:00Z');
  beforeEach(async () => {
    database = await engine.open({ entities: releasesEntities, migrations: releasesMigrations });
    values = new SignalValuesRepository(database.source.getRepository(SignalValueEntity));
    errors = new SignalErrorsRepository(database.source.getRepository(SignalErrorEntity));
  });

  const value = { hour: '2026-06-15T12', remote: 'tea', version: 'v1', name: 'lcp', bucket: 40 };
  const error = (key: number, lastAt = now) => ({
    keyHash: Buffer.alloc(32, key),
    remote: 'tea',
    version: 'v1',
    name: 'error' as const,
    message: 'kettle is empty 🫖',
    stack: null,
    lastAt,
  });

  it('counts every measure once when ten come at the same moment', async () => {
    await Promise.all(Array.from({ length: 10 }, () => values.add(value)));
    await values.add({ ...value, hour: '2026-06-15T13' });
    await values.add({ ...value, bucket: 41 });
    await values.add({ ...value, name: 'm-lcp' });
    const buckets = async (hour: string, remote?: string) =>
      (await values.since(hour, ['lcp'], remote)).map(({ bucket, count }) => [bucket, count]).sort();

    expect(await buckets('2026-06-15T12')).toEqual([
      [40, 11],
      [41, 1],
    ]);
    expect(await buckets('2026-06-15T13', 'tea')).toEqual([[40, 1]]);
    expect(await buckets('2026-06-15T12', 'cake')).toEqual([]);
    await values.removeBefore('2026-06-15T14');
    expect(await buckets('')).toEqual([]);
  });

  it('counts what is told at the same moment once each, and no more than thirty thousand in an hour', async () => {
    const signals = new SignalsRepository(database.source.getRepository(RemoteSignalEntity));
    const { bucket: _, ...load } = { ...value, name: 'load' };
    const full = { ...load, name: 'failure', count: 30_000 };
    await database.source.getRepository(RemoteSignalEntity).insert(full);

    await Promise.all(Array.from({ length: 10 }, () => signals.add(load)));
    await signals.add({ ...load, name: 'failure' });

    expect(await signals.since('')).toEqual(expect.arrayContaining([{ ...load, count: 10 }, full]));
  });

  it('counts an error that comes again, and who told it', async () => {
    await Promise.all([true, false, false].map((byMember) => errors.add(error(1), byMember)));

    expect(await errors.since(now)).toMatchObject([{ count: 3, members: 1, message: 'kettle is empty 🫖' }]);
  });

  it('keeps twenty different errors of a version, and of those the ones that members told', async () => {
    for (let key = 1; key <= 25; key += 1) await errors.add(error(key), false);
    expect(await errors.since(now)).toHaveLength(20);
    await errors.add(error(99), true);

    const kept = await errors.since(now);
    expect(kept).toHaveLength(20);
    expect(kept[0]).toMatchObject({ keyHash: Buffer.alloc(32, 99), members: 1 });
  });

  it('forgets what nobody told for long', async () => {
    await errors.add(error(1), false);
    await errors.add(error(2, later(now, HOUR)), false);
    await errors.removeBefore(later(now, 1), new AbortController().signal);

    expect(await errors.since(now)).toHaveLength(1);
  });
});
