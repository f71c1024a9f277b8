import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { AdminActions } from './audit/admin-actions';
import { AdminActionsData } from './audit/admin-actions-data';
import { AdminActionsRepository } from './audit/admin-actions.repository';
import { Clock } from './clock';
import { Config } from './config/config';
import { DamageCheck } from './damage-check';
import { Database } from './database/database';
import { databaseModule } from './database/database-module';
import { DocsController } from './docs/docs.controller';
import { DocumentPolicies } from './document-policies';
import { FirstAnswers } from './first-answers';
import { FormerTablesData } from './former-tables/former-tables-data';
import { FormerTablesRepository } from './former-tables/former-tables.repository';
import { HealthController } from './health.controller';
import { EndpointList } from './http/endpoint-list';
import { UndeclaredCodes } from './http/undeclared-codes';
import { ValidationInterceptor } from './http/validation.interceptor';
import { ErrorFilter } from './pipeline/error.filter';
import { Metrics } from './metrics/metrics';
import { MetricsServer } from './metrics/metrics-server';
import { Leaving } from './leaving';
import { HandlerSpanInterceptor } from './tracing/handler-span.interceptor';
import { Tracing } from './tracing/tracing';
import { OutageLog } from './pipeline/outage-log';
import { Claims } from './idempotency/claims';
import { ClaimsRepository } from './idempotency/claims.repository';
import { Idempotency } from './idempotency/idempotency';
import { IdempotencyRepository } from './idempotency/idempotency.repository';
import { JobRunRepository } from './jobs/job-run.repository';
import { Changes } from './in-step/changes';
import { ChangesData } from './in-step/changes-data';
import { ChangesRepository } from './in-step/changes.repository';
import { EventsController } from './in-step/events.controller';
import { NewsWatch } from './in-step/news-watch';
import { Streams } from './in-step/streams';
import { JobDiscovery } from './jobs/job-discovery';
import { Jobs } from './jobs/jobs';
import { OldJobRuns } from './jobs/old-job-runs';
import { DecoratedMethods } from './discovery/decorated-methods';
import { Mailer } from './mail/mailer';
import { Outbox } from './mail/outbox';
import { OutboxData } from './mail/outbox-data';
import { OutboxDelivery } from './mail/outbox-delivery';
import { OutboxRepository } from './mail/outbox.repository';
import { PersonalData } from './personal-data';
import { PlatformData } from './platform-data';
import { platformEntities } from './platform.entities';
import { CallLimits } from './limits/call-limits';
import { ForgottenLimits } from './limits/forgotten-limits';
import { Limiters } from './limits/limiters';
import { OpenCallLimits } from './limits/open-call-limits';
import { RateLimitGuard } from './limits/rate-limit.guard';
import { RateLimits } from './limits/rate-limits';
import { RateLimitsRepository } from './limits/rate-limits.repository';
import { RedisConnection } from './limits/redis-connection';
import { ReportsController } from './reports.controller';
import { SecurityContactController } from './security-contact.controller';
import { TestClockController } from './test-clock.controller';
import { Closings } from './session/closings';
import { KnownBrowsers } from './session/known-browsers';
import { Plans } from './session/plans';
import { SessionController } from './session/session.controller';
import { RunningSessions } from './session/running-sessions';
import { SessionEnds } from './session/session-ends';
import { SessionGuard } from './session/session.guard';
import { SessionList } from './session/session-list';
import { SessionProofs } from './session/session-proofs';
import { SessionRepository } from './session/session.repository';
import { SignedIn } from './session/signed-in';
import { Sessions } from './session/sessions';
import { Visitors } from './session/visitors';
import { TakenAway } from './taken-away/taken-away';
import { TakenAwayController } from './taken-away/taken-away.controller';
import { TakenAwayData } from './taken-away/taken-away-data';
import { TakenAwayRepository } from './taken-away/taken-away.repository';

const shared = [
  AdminActions,
  AdminActionsRepository,
  CallLimits,
  Changes,
  Clock,
  Closings,
  DecoratedMethods,
  DocumentPolicies,
  FirstAnswers,
  Jobs,
  KnownBrowsers,
  Mailer,
  Outbox,
  PersonalData,
  Plans,
  RateLimits,
  SessionProofs,
  Sessions,
  SignedIn,
  TakenAway,
  Visitors,
];

/** What every request passes through, in this order; `@Endpoint` attaches what only some contracts ask for. */
const pipeline = [
  { provide: APP_GUARD, useClass: SessionGuard },
  { provide: APP_GUARD, useClass: RateLimitGuard },
  { provide: APP_INTERCEPTOR, useClass: ValidationInterceptor },
  { provide: APP_INTERCEPTOR, useClass: HandlerSpanInterceptor },
  { provide: APP_FILTER, useClass: ErrorFilter },
];

/** Everything areas share; global, so that they only name what they inject. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config, database: Database, endpoints: EndpointList): DynamicModule {
    const given = [
      { provide: Config, useValue: config },
      { provide: Database, useValue: database },
      { provide: EndpointList, useValue: endpoints },
    ];
    return {
      module: PlatformModule,
      imports: [DiscoveryModule, databaseModule(database), TypeOrmModule.forFeature([...platformEntities])],
      controllers: [
        SessionController,
        EventsController,
        TakenAwayController,
        HealthController,
        DocsController,
        ReportsController,
        SecurityContactController,
        ...(config.movableClock ? [TestClockController] : []),
      ],
      providers: [
        ...given,
        ...shared,
        AdminActionsData,
        Tracing,
        ChangesData,
        ChangesRepository,
        NewsWatch,
        Streams,
        RunningSessions,
        SessionEnds,
        SessionList,
        SessionRepository,
        Claims,
        ClaimsRepository,
        Idempotency,
        IdempotencyRepository,
        JobDiscovery,
        JobRunRepository,
        OldJobRuns,
        ForgottenLimits,
        Limiters,
        RateLimitsRepository,
        RedisConnection,
        DamageCheck,
        Leaving,
        Metrics,
        MetricsServer,
        OutageLog,
        OutboxData,
        OutboxDelivery,
        OutboxRepository,
        FormerTablesData,
        FormerTablesRepository,
        PlatformData,
        TakenAwayData,
        TakenAwayRepository,
        OpenCallLimits,
        UndeclaredCodes,
        ...pipeline,
      ],
      exports: [Config, Database, EndpointList, Idempotency, ...shared],
    };
  }
}
