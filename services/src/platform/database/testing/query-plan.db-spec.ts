import { platformMigrations } from '../../platform.migrations';
import { newId } from '../ids';
import { platformEntities } from '../../platform.entities';
import { SessionEntity } from '../../session/session.entity';
import { onBothEngines } from './engines';
import { plansOf } from './query-plan';

const at = new Date('2026-11-20T12:00:00Z');

onBothEngines((engine) => {
  it('leaves what is read after it as it was: up to date', async () => {
    const database = await engine.open({ entities: platformEntities, migrations: platformMigrations });
    const sessions = database.source.getRepository(SessionEntity);
    const userId = newId();
    const begin = (token: number) =>
      sessions.insert({ tokenHash: Buffer.alloc(32, token), userId, createdAt: at, expiresAt: at });
    await begin(1);

    await plansOf(database, () =>
      sessions.find({ where: { userId }, order: { createdAt: 'DESC' }, take: 5 }),
    );
    await plansOf(database, () => sessions.count());
    await begin(2);

    expect(await sessions.count()).toBe(2);
  });
});
