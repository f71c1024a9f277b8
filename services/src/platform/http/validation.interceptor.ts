import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Observable } from 'rxjs';
import type { ValidRequest } from './call';
import { Implements } from './endpoint-of';
import { validPartsOf } from './validation';

/**
 * Validates each request against the contract of its handler, or answers 400: the first interceptor, so that no other one
 * sees, keys or stores what was not validated. A pipe would run after them, and not at all for a handler without parameters.
 */
@Injectable()
export class ValidationInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = this.reflector.get(Implements, context.getHandler());
    const request = context.switchToHttp().getRequest<ValidRequest>();
    if (endpoint !== undefined) request.valid = validPartsOf(endpoint, request);
    return next.handle();
  }
}
