import { Inject, Injectable, Optional } from '@nestjs/common';
import type { EndpointShape } from '@nestwell/contracts/kernel';
import type { FastifyReply } from 'fastify';
import { forbidden, paymentRequired, unauthorized } from '../http/errors';
import { isZone } from '../time/zoned';
import type { CalledRequest } from '../http/caller';
import { SessionCookie } from '../http/session-cookie';
import { Entitlement, UserDirectory, type SessionUser, type Whereabouts } from '../session-user';
import { localeOf } from './locale-of';
import { SignedIn } from './signed-in';

/**
 * Decides who may call. The session cookie alone proves who someone is; `x-user-id` and every `userId` sent along
 * only have to agree with it.
 */
@Injectable()
export class SessionGuard {
  constructor(
    private readonly signedIn: SignedIn,
    @Optional() @Inject(UserDirectory) private readonly directory?: UserDirectory,
    @Optional() @Inject(Entitlement) private readonly entitlement?: Entitlement,
  ) {}

  /** Throws where the call is not for whoever makes it. */
  async admit(endpoint: EndpointShape, request: CalledRequest, reply: FastifyReply): Promise<void> {
    const cookie = new SessionCookie(request, reply);
    const user = await this.signedIn.userOf(cookie);
    request.caller = { user, zone: await this.zoneOf(request, user), cookie };
    await this.refuse(endpoint, request, user);
  }

  private async zoneOf(request: CalledRequest, user: SessionUser | undefined): Promise<string> {
    const named = request.headers['x-timezone'];
    const timezone = typeof named === 'string' && isZone(named) ? named : undefined;
    if (user) await this.remember(user, { timezone, locale: localeOf(request.headers['accept-language']) });
    return timezone ?? 'UTC';
  }

  private async remember(user: SessionUser, { timezone, locale }: Whereabouts): Promise<void> {
    const told: Whereabouts = {
      ...(timezone !== undefined && timezone !== user.timezone && { timezone }),
      ...(locale != null && locale !== user.locale && { locale }),
    };
    if (Object.keys(told).length === 0) return;
    await this.directory?.remember(user.id, told);
    Object.assign(user, told);
  }

  private async refuse(
    endpoint: EndpointShape,
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
    if (endpoint.access === 'subscriber') await this.requireAccess(user);
  }

  private async requireAccess(user: SessionUser): Promise<void> {
    if (user.role === 'admin' || this.entitlement === undefined) return;
    if (!(await this.entitlement.isActive(user.id))) throw paymentRequired();
  }
}

/** Ids that are texts must be the user's own; anything else is left to validation. */
function agree(ids: readonly unknown[], user: SessionUser | undefined): void {
  const texts = ids.filter((id): id is string => typeof id === 'string');
  if (texts.length === 0) return;
  if (user === undefined) throw unauthorized();
  if (texts.some((id) => id.toLowerCase() !== user.id)) throw forbidden();
}

function userIdsIn({ params, query, body }: CalledRequest): unknown[] {
  return [params, query, body].flatMap((part) => {
    if (typeof part !== 'object' || part === null || !('userId' in part)) return [];
    return Array.isArray(part.userId) ? (part.userId as unknown[]) : [part.userId];
  });
}
