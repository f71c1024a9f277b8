import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { of, type Observable } from 'rxjs';
import { handled } from '../http/handled';
import { inSpan, runningRequest } from '../http/running-request';

/** Measures each handler in a span of its own, where traces are kept. */
@Injectable()
export class HandlerSpanInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (runningRequest.get()?.around === undefined) return next.handle();
    const name = `${context.getClass().name}.${context.getHandler().name}`;
    return of(await inSpan(name, () => handled(next)));
  }
}
