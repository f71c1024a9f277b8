import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { tabName } from '@nestwell/contracts/kernel/server';
import { tap, type Observable } from 'rxjs';
import { callerOf, type CalledRequest } from '../http/caller';
import { Implements } from '../http/endpoint-of';
import { Changes } from './changes';

/** Publishes which data a successful call changed to the caller's open screens. Attached where a contract has `changes`. */
@Injectable()
export class ChangesInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly changes: Changes,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { changes = [] } = this.reflector.get(Implements, context.getHandler());
    const request = context.switchToHttp().getRequest<CalledRequest>();
    return next.handle().pipe(tap(() => this.publish(changes, request)));
  }

  private publish(changes: Parameters<Changes['note']>[0], request: CalledRequest): void {
    const { user } = callerOf(request);
    if (user === undefined) return;
    const { data: tab } = tabName.safeParse(request.headers['x-tab']);
    this.changes.note(changes, { userId: user.id, tab });
  }
}
