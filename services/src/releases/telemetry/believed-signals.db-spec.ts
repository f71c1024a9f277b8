import { randomBytes } from 'node:crypto';
import { HOUR, later } from '@nestwell/domain/moments';
import { onBothEngines } from '../../platform/database/testing/engines';
import { releasesEntities } from '../releases.entities';
import { releasesMigrations } from '../releases.migrations';
import { BelievedSignalsRepository } from './believed-signals.repository';
import { BelievedSignalEntity } from './believed-signal.entity';

onBothEngines((engine) => {
  let believed: BelievedSignalsRepository;
  const now = new Date('2026-06-15T12:00:00Z');
  const keyHash = randomBytes(32);

  beforeEach(async () => {
    const database = await engine.open({ entities: releasesEntities, migrations: releasesMigrations });
    believed = new BelievedSignalsRepository(database.source.getRepository(BelievedSignalEntity));
  });

  const take = (at: Date) => believed.take({ keyHash, until: later(at, HOUR) }, at);
  const takenBy = async (at: Date) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(at)));
    return answers.filter(Boolean).length;
  };

  it('believes one of ten who tell the same at once, and one again when the time is over', async () => {
    expect(await takenBy(now)).toBe(1);
    expect(await takenBy(later(now, HOUR - 1))).toBe(0);
    expect(await takenBy(later(now, HOUR))).toBe(1);
  });

  it('forgets whose time is over', async () => {
    await take(now);
    await believed.removeBefore(later(now, HOUR + 1), new AbortController().signal);

    expect(await take(now)).toBe(true);
  });
});
