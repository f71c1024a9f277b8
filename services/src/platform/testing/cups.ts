import { Controller, Module } from '@nestjs/common';
import { AuthModule } from '../session/auth.module';
import { HttpModule } from '../http.module';
import { QueryFailedError } from 'typeorm';
import { platformMigrations } from '../platform.migrations';
import type { Parts } from '../application';
import { newId } from '../database/ids';
import { Call, type CallOf } from '../http/call';
import { Endpoint } from '../endpoint';
import { refused } from '../http/errors';
import { platformEntities } from '../platform.entities';
import { SessionProofs } from '../session/session-proofs';
import { Sessions } from '../session/sessions';
import { cups } from './cup-endpoints';
import type { TestApp } from './test-app';
import type { Visitor } from '../../testing/visitor';

/* An application of a few endpoints, to test what holds for all. */

/** How often a cup was really filled. */
export const work = { filled: 0 };

@Controller()
class CupsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly proofs: SessionProofs,
  ) {}

  @Endpoint(cups.signIn)
  async signIn(@Call() { body, cookie }: CallOf<typeof cups.signIn>) {
    await this.sessions.begin(cookie, { id: body.id, role: 'user' });
    return { id: body.id };
  }

  @Endpoint(cups.renew)
  async renew(@Call() { cookie }: CallOf<typeof cups.renew>) {
    await this.proofs.renew(cookie);
    return null;
  }

  @Endpoint(cups.fill)
  async fill(@Call() { params, body }: CallOf<typeof cups.fill>) {
    work.filled += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { id: newId(), name: body.name, size: body.size, note: null, secret: params.userId };
  }

  @Endpoint(cups.share)
  share(@Call() { user }: CallOf<typeof cups.share>) {
    return { by: user.id };
  }

  @Endpoint(cups.list)
  list(@Call() { user, query, zone }: CallOf<typeof cups.list>) {
    return { name: query.name ?? null, zone, caller: user.id };
  }

  @Endpoint(cups.last)
  last() {
    return null;
  }

  @Endpoint(cups.throwAway)
  throwAway(): void {}

  @Endpoint(cups.spill)
  spill(@Call() { body: { secret } }: CallOf<typeof cups.spill>): never {
    throw new QueryFailedError(
      'INSERT INTO cups VALUES (?)',
      [secret],
      new Error(`Duplicate entry '${secret}'`),
    );
  }

  @Endpoint(cups.misname)
  misname(): never {
    throw refused('plan_busy', 'It is busy');
  }

  @Endpoint(cups.count)
  count() {
    return { count: work.filled };
  }
}

@Module({ imports: [AuthModule, HttpModule], controllers: [CupsController] })
class CupsModule {}

export const cupsParts: Parts = {
  modules: [CupsModule],
  entities: platformEntities,
  migrations: platformMigrations,
};

export type CupsVisitor = Visitor & { userId: string };

/** Somebody with a session of her own. */
export async function signedIn(app: TestApp): Promise<CupsVisitor> {
  const visitor = app.visitor();
  const userId = newId();
  await visitor.call(cups.signIn, { body: { id: userId } });
  return Object.assign(visitor, { userId });
}

/** Fills a cup at an address of the owner. */
export const fill = (who: Visitor, owner: CupsVisitor, json: unknown, headers: Record<string, string> = {}) =>
  who.send<{ code: string; field?: string; id?: string }>(`/api/users/${owner.userId}/cups`, {
    method: 'POST',
    json,
    headers,
  });
