import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Implements } from '../http/endpoint-of';
import { CallLimits } from './call-limits';

/**
 * Rate limit of a handler that is `@Limited`, before its input is validated. A call with an `Idempotency-Key` is counted
 * where it is found to be no repeat (`idempotency.interceptor.ts`).
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: CallLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get(Implements, context.getHandler());
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const isKeyed = endpoint?.idempotent === true && headers['idempotency-key'] !== undefined;
    if (!isKeyed) await this.limits.hit(context);
    return true;
  }
}
