import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { of, type Observable } from 'rxjs';
import type { ValidRequest } from '../http/call';
import { callerOf } from '../http/caller';
import { CallsOutside } from '../http/calls-outside';
import { Implements } from '../http/endpoint-of';
import { handled } from '../http/handled';
import { CallLimits } from '../limits/call-limits';
import { afterWaiting } from '../time/waited';
import { Idempotency } from './idempotency';

/**
 * Runs a call with an `Idempotency-Key` once: its repeats get the first result. Attached where a contract is
 * `idempotent`. What it keys and stores was validated before.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: Idempotency,
    private readonly limits: CallLimits,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<ValidRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    const { params, body } = request.valid ?? {};
    const { user, cookie } = callerOf(request);
    const call = {
      endpoint: this.reflector.get(Implements, context.getHandler()),
      key: String(key),
      userId: user?.id,
      params,
      body,
      cookie,
      callsOutside: this.reflector.get(CallsOutside, context.getHandler()) === true,
      // A repeat is not counted: see `rate-limit.guard.ts`.
      admit: () => this.limits.hit(context),
    };
    const work = () => afterWaiting(request.headers['x-waited'], () => handled(next));
    return of(await this.idempotency.once(call, work));
  }
}
