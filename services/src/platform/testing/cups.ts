import { Controller, Module } from '@nestjs/common';
import { endpoint, id, integerBetween, numericBetween, ofUser, page, text } from '@nestwell/contracts/kernel';
import { QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { platformMigrations } from '../platform.migrations';
import type { Parts } from '../application';
import { newId } from '../database/ids';
import { Call, type CallOf } from '../http/call';
import { Endpoint } from '../http/endpoint';
import { refused } from '../http/errors';
import { platformEntities } from '../platform.entities';
import { SessionProofs } from '../session/session-proofs';
import { Sessions } from '../session/sessions';
import type { TestApp } from './test-app';
import type { Visitor } from '../../testing/visitor';

/* An application of a few endpoints, to test what holds for all. */

const cup = z.strictObject({ id, name: z.string(), size: z.number(), note: z.string().nullable() });

export const cups = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/sample/sign-in',
    access: 'open',
    summary: 'Sign in',
    body: z.strictObject({ id }),
    response: z.strictObject({ id }),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/sample/renewed',
    access: 'session',
    summary: 'Change what the session may do',
    response: z.null(),
  }),
  fill: endpoint({
    method: 'POST',
    path: '/api/users/:userId/cups',
    access: 'session',
    summary: 'Fill a cup',
    params: ofUser,
    body: z.strictObject({
      userId: id.optional(),
      name: text(20),
      size: numericBetween(0, 1000),
      sips: z.array(z.strictObject({ millilitres: integerBetween(1, 100) })).optional(),
    }),
    response: cup,
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/:userId/cups',
    access: 'session',
    summary: 'List cups',
    params: ofUser,
    query: z.strictObject({ ...page, name: text(20).optional() }),
    response: z.strictObject({ name: z.string().nullable(), zone: z.string(), caller: z.string() }),
  }),
  last: endpoint({
    method: 'GET',
    path: '/api/users/:userId/cups/last',
    access: 'session',
    summary: 'The last cup',
    params: ofUser,
    response: cup.nullable(),
  }),
  throwAway: endpoint({
    method: 'DELETE',
    path: '/api/cups/:id',
    access: 'session',
    summary: 'Throw a cup away',
    params: z.strictObject({ id }),
    response: z.void(),
  }),
  spill: endpoint({
    method: 'POST',
    path: '/api/sample/spill',
    access: 'session',
    summary: 'Fail in the database',
    body: z.strictObject({ secret: text(40) }),
    response: z.null(),
  }),
  misname: endpoint({
    method: 'POST',
    path: '/api/sample/misname',
    access: 'session',
    summary: 'Refuse with a code that is not in this contract',
    response: z.null(),
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/sample/admin',
    access: 'admin',
    summary: 'For the team',
    response: z.strictObject({ count: z.number() }),
  }),
};

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

@Module({ controllers: [CupsController] })
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
