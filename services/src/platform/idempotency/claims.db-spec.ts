import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { platformMigrations } from '../platform.migrations';
import { onBothEngines } from '../database/testing/engines';
import { Clock } from '../clock';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import { platformEntities } from '../platform.entities';
import { Claims, type ClaimTimes } from './claims';
import { ClaimsRepository } from './claims.repository';
import { IdempotencyEntity } from './idempotency.entity';
import { repeatableId } from './repeatable-id';

beforeAll(() => Logger.overrideLogger(false));

/** The proportions of the real times, in a fifth of them. */
class QuickClaims extends Claims {
  protected override readonly times: ClaimTimes = { lease: 800, renewedEvery: 200, patience: 2400 };
}

onBothEngines((engine) => {
  let database: Database;
  let claims: Claims;
  beforeAll(async () => {
    database = await engine.open({ entities: platformEntities, migrations: platformMigrations });
    claims = new QuickClaims(
      new ClaimsRepository(database.source.getRepository(IdempotencyEntity)),
      new Clock(),
    );
  });

  const aKey = () => ({ userId: newId(), keyHash: randomBytes(32), bodyHash: randomBytes(32) });
  const row = (key: ReturnType<typeof aKey>) =>
    database.source
      .getRepository(IdempotencyEntity)
      .findOneByOrFail({ userId: key.userId, keyHash: key.keyHash });

  it('lets one of twenty at once work, outside any transaction, and gives the others its answer', async () => {
    const key = aKey();
    let worked = 0;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        claims.once(key, 201, async () => {
          worked += 1;
          expect(database.inTransaction).toBe(false);
          await new Promise((resolve) => setTimeout(resolve, 50));
          return { id: repeatableId() };
        }),
      ),
    );
    const answers = outcomes.map((outcome) => ('kept' in outcome ? outcome.kept.answer : outcome.answer));

    expect(worked).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('lets the next try begin at once after a failure, with the same id', async () => {
    const key = aKey();
    const ids: string[] = [];
    const failing = claims.once(key, 201, async () => {
      ids.push(repeatableId());
      throw new Error('the provider is down');
    });
    await expect(failing).rejects.toThrow('the provider is down');

    await claims.once(key, 201, async () => ids.push(repeatableId()));

    expect(new Set(ids).size).toBe(1);
  });

  it('takes the claim of a dead process over, with its id, and of several only one does', async () => {
    const key = aKey();
    const dead = { workId: newId(), claimedBy: newId(), claimedUntil: new Date(Date.now() + 200) };
    await new ClaimsRepository(database.source.getRepository(IdempotencyEntity)).take({
      ...key,
      ...dead,
      createdAt: new Date(),
    });
    const ids: string[] = [];
    await Promise.all(
      Array.from({ length: 5 }, () => claims.once(key, 201, async () => ids.push(repeatableId()))),
    );

    expect(ids).toEqual([dead.workId]);
    expect((await row(key)).status).toBe(201);
  });

  it('takes a claim over whose clock was far ahead', async () => {
    const key = aKey();
    const ahead = { workId: newId(), claimedBy: newId(), claimedUntil: new Date(Date.now() + 3_600_000) };
    await new ClaimsRepository(database.source.getRepository(IdempotencyEntity)).take({
      ...key,
      ...ahead,
      createdAt: new Date(),
    });

    expect(await claims.once(key, 201, () => Promise.resolve('done'))).toEqual({ answer: 'done' });
  });

  it('keeps a claim while the work takes longer than the lease, and tells who waits too long', async () => {
    const key = aKey();
    let end: () => void = () => undefined;
    const slow = claims.once(key, 201, () => new Promise((resolve) => (end = () => resolve('slow'))));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const second = claims.once(key, 201, () => Promise.resolve('twice'));

    await expect(second).rejects.toMatchObject({ code: 'in_progress' });
    end();
    expect(await slow).toEqual({ answer: 'slow' });
  });
});
