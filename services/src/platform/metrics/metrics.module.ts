import { Module } from '@nestjs/common';
import { Metrics } from './metrics';

/** Counters that Prometheus reads. */
@Module({
  providers: [Metrics],
  exports: [Metrics],
})
export class MetricsModule {}
