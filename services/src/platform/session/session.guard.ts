import { type CanActivate, type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Contract } from '@nestwell/contracts/kernel/server';
import type { FastifyReply } from 'fastify';
import { forbidden, unauthorized } from '../http/errors';
import { zoneNamed } from '../time/zoned';
import type { CalledRequest } from '../http/caller';
import { Implements } from '../http/endpoint-of';
import { runningRequest } from '../http/running-request';
import { SessionCookie } from '../http/session-cookie';
import { UserDirectory, type SessionUser, type Whereabouts } from '../session-user';
import { localeOf } from './locale-of';
import { Plans } from './plans';
import { SignedIn } from './signed-in';

/**
 * Decides who may call a route that implements a contract. The session cookie alone proves who someone is; `x-user-id`
 * and every `userId` sent along only have to agree with it.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly signedIn: SignedIn,
    private readonly plans: Plans,
    @Optional() @Inject(UserDirectory) private readonly directory?: UserDirectory,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get(Implements, context.getHandler());
    if (endpoint === undefined) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<CalledRequest>();
    const cookie = new SessionCookie(request, http.getResponse<FastifyReply>());
    const user = await this.signedIn.userOf(cookie);
    const named = request.headers['x-timezone'];
    const timezone = typeof named === 'string' ? zoneNamed(named) : undefined;
    if (user) await this.remember(user, { timezone, locale: localeOf(request.headers['accept-language']) });
    request.caller = { user, zone: timezone ?? 'UTC', cookie };
    const running = runningRequest.get();
    if (user && running) running.userId = user.id;
    await this.refuse(endpoint, request, user);
    return true;
  }

  private async remember(user: SessionUser, told: Whereabouts): Promise<void> {
    const news = newsOf(user, told);
    if (news === undefined) return;
    await this.directory?.remember(user.id, news);
    Object.assign(user, news);
  }

  private async refuse(
    endpoint: Contract,
    request: CalledRequest,
    user: SessionUser | undefined,
  ): Promise<void> {
    const named = userIdsIn(request);
    if (endpoint.access === 'open') {
      if (named.length > 0) agree(named, user);
      return;
    }
    if (user === undefined) throw unauthorized();
    agree([request.headers['x-user-id']], user);
    if (endpoint.access === 'admin') {
      if (user.role !== 'admin') throw forbidden('Only for the team');
      return;
    }
    agree(named, user);
    if (endpoint.access === 'subscriber') await this.plans.require(user);
  }
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
