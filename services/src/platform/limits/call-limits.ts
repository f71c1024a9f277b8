import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Config } from '../config/config';
import type { CalledRequest } from '../http/caller';
import { Limited, limitOf } from './limited';
import { RateLimits } from './rate-limits';

/** Counts a call of a handler that is `@Limited`. */
@Injectable()
export class CallLimits {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /** Throws 429 after too many calls; nothing where the handler has no limit. */
  async hit(context: ExecutionContext): Promise<void> {
    const limit = this.reflector.get(Limited, context.getHandler());
    const request = context.switchToHttp().getRequest<CalledRequest>();
    if (limit !== undefined) await this.limits.hit(limitOf(limit, request, this.config));
  }
}
