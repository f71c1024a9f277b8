import { Module } from '@nestjs/common';
import { HttpModule } from './http.module';
import { LimitsModule } from './limits/limits.module';
import { MetricsModule } from './metrics/metrics.module';
import { OutagesModule } from './pipeline/outages.module';
import { DocsController } from './docs/docs.controller';
import { HealthController } from './health.controller';
import { ReportsController } from './reports.controller';
import { SecurityContactController } from './security-contact.controller';
import { DamageCheck } from './damage-check';
import { Leaving } from './leaving';
import { MetricsServer } from './metrics/metrics-server';
import { Tracing } from './tracing/tracing';

/** What operators look at: health, metrics, traces, reports and the API’s documents. */
@Module({
  imports: [HttpModule, LimitsModule, MetricsModule, OutagesModule],
  controllers: [DocsController, HealthController, ReportsController, SecurityContactController],
  providers: [DamageCheck, Leaving, MetricsServer, Tracing],
})
export class OperationsModule {}
