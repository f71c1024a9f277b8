import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Contract } from '@nestwell/contracts/kernel/server';
import { soon, type Soon } from '../database/soon';
import type { FastifyReply } from 'fastify';
import { forbidden, unauthorized } from '../http/errors';
import { zoneNamed } from '../time/zoned';
import type { CalledRequest } from '../http/caller';
import { SessionCookie } from '../http/session-cookie';
import { UserDirectory, type SessionUser, type Whereabouts } from '../session-user';
import { localeOf } from './locale-of';
import { Plans } from './plans';
import { SignedIn } from './signed-in';

/**
 * Decides who may call. The session cookie alone proves who someone is; `x-user-id` and every `userId` sent along
 * only have to agree with it.
 */
@Injectable()
export class SessionGuard {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly plans: Plans,
    @Optional() @Inject(UserDirectory) private readonly directory?: UserDirectory,
  ) {}

  /** Throws where the call is not for whoever makes it. */
  admit(endpoint: Contract, request: CalledRequest, reply: FastifyReply): Soon<void> {
    const cookie = new SessionCookie(request, reply);
    return soon(this.signedIn.userOf(cookie), (user) => this.look({ endpoint, request, cookie }, user));
  }

  private look({ endpoint, request, cookie }: Look, user: SessionUser | undefined): Soon<void> {
    const named = request.headers['x-timezone'];
    const timezone = typeof named === 'string' ? zoneNamed(named) : undefined;
    const news = user && newsOf(user, { timezone, locale: localeOf(request.headers['accept-language']) });
    const known = user && news ? this.remember(user, news) : undefined;
    return soon(known, () => {
      request.caller = { user, zone: timezone ?? 'UTC', cookie };
      return this.refuse({ endpoint, request }, user);
    });
  }

  private async remember(user: SessionUser, news: Whereabouts): Promise<void> {
    await this.directory?.remember(user.id, news);
    Object.assign(user, news);
  }

  /** A promise only where something has to be asked for it: every call passes here. */
  private refuse({ endpoint, request }: Omit<Look, 'cookie'>, user: SessionUser | undefined): Soon<void> {
    const named = userIdsIn(request);
    if (endpoint.access === 'open') {
      if (named.length > 0) agree(named, user);
      return undefined;
    }
    if (user === undefined) throw unauthorized();
    agree([request.headers['x-user-id']], user);
    if (endpoint.access === 'admin') {
      if (user.role !== 'admin') throw forbidden('Only for the team');
      return undefined;
    }
    agree(named, user);
    return endpoint.access === 'subscriber' ? this.plans.require(user) : undefined;
  }
}

/** A call that is looked at. */
interface Look {
  endpoint: Contract;
  request: CalledRequest;
  cookie: SessionCookie;
}

/** What her client tells otherwise than is known of her; undefined for nothing. */
function newsOf(user: SessionUser, { timezone, locale }: Whereabouts): Whereabouts | undefined {
  const isElsewhere = timezone !== undefined && timezone !== user.timezone;
  const readsOtherwise = locale != null && locale !== user.locale;
  if (!isElsewhere && !readsOtherwise) return undefined;
  return { ...(isElsewhere && { timezone }), ...(readsOtherwise && { locale }) };
}

/** Ids that are texts must be the user's own; anything else is left to validation. */
function agree(ids: readonly unknown[], user: SessionUser | undefined): void {
  for (const id of ids) {
    if (typeof id !== 'string') continue;
    if (user === undefined) throw unauthorized();
    if (id !== user.id && id.toLowerCase() !== user.id) throw forbidden();
  }
}

function userIdsIn({ params, query, body }: CalledRequest): unknown[] {
  const ids: unknown[] = [];
  addUserIds(ids, params);
  addUserIds(ids, query);
  addUserIds(ids, body);
  return ids;
}

function addUserIds(ids: unknown[], part: unknown): void {
  if (typeof part !== 'object' || part === null || !('userId' in part)) return;
  if (Array.isArray(part.userId)) ids.push(...(part.userId as unknown[]));
  else ids.push(part.userId);
}
