import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AuditModule } from './audit/audit.module';
import { AuthModule } from './session/auth.module';
import { ChangesModule } from './in-step/changes.module';
import { IdempotencyModule } from './idempotency/idempotency.module';
import { LimitsModule } from './limits/limits.module';
import { OutagesModule } from './pipeline/outages.module';
import { EndpointList } from './http/endpoint-list';
import { UndeclaredCodes } from './http/undeclared-codes';
import { RateLimitGuard } from './limits/rate-limit.guard';
import { ErrorFilter } from './pipeline/error.filter';
import { SessionGuard } from './session/session.guard';
import { HandlerSpanInterceptor } from './tracing/handler-span.interceptor';
import { ValidationInterceptor } from './http/validation.interceptor';

/** What every request passes, in this order; `@Endpoint` attaches what only some contracts ask for. */
const pipeline = [
  { provide: APP_GUARD, useClass: SessionGuard },
  { provide: APP_GUARD, useClass: RateLimitGuard },
  { provide: APP_INTERCEPTOR, useClass: ValidationInterceptor },
  { provide: APP_INTERCEPTOR, useClass: HandlerSpanInterceptor },
  { provide: APP_FILTER, useClass: ErrorFilter },
];

/** What a module with `@Endpoint` handlers imports: what every request passes, and what interceptors of single endpoints use. */
@Module({
  imports: [AuditModule, AuthModule, ChangesModule, IdempotencyModule, LimitsModule, OutagesModule],
  providers: [EndpointList, UndeclaredCodes, ...pipeline],
  exports: [AuditModule, ChangesModule, EndpointList, IdempotencyModule, LimitsModule],
})
export class HttpModule {}
