import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { of, type Observable } from 'rxjs';
import type { ValidRequest } from '../http/call';
import { callerOf } from '../http/caller';
import { CallsOutside } from '../http/calls-outside';
import { Implements } from '../http/endpoint-of';
import { handled } from '../http/handled';
import { AdminActions, type BegunAction } from './admin-actions';

type AuditedRequest = ValidRequest & { adminAction?: BegunAction };

const audited = (context: ExecutionContext) => context.switchToHttp().getRequest<AuditedRequest>();

/**
 * Records what an admin does, where a contract is `audited`: how it failed, and around a handler that calls an external
 * service. What succeeds in a transaction is recorded in it, by `AuditTransactionInterceptor`.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly actions: AdminActions,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = audited(context);
    const endpoint = this.reflector.get(Implements, context.getHandler());
    const action = await this.actions.begin(endpoint, request.valid ?? {}, callerOf(request).user?.id);
    if (action === undefined) return next.handle();
    const work = () => handled(next);
    if (this.reflector.get(CallsOutside, context.getHandler()) === true)
      return of(await this.actions.recordAround(action, work));
    request.adminAction = action;
    return of(await this.actions.recordFailure(action, work));
  }
}

/** The innermost interceptor: a repeat of a call with an `Idempotency-Key` is not recorded again. */
@Injectable()
export class AuditTransactionInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly actions: AdminActions,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { adminAction } = audited(context);
    if (adminAction === undefined) return next.handle();
    const endpoint = this.reflector.get(Implements, context.getHandler());
    return of(await this.actions.recordTogether(endpoint, adminAction, () => handled(next)));
  }
}
