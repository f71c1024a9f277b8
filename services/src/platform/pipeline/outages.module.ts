import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module';
import { OutageLog } from './outage-log';

/** Logs that the database or another service is away, once for each outage. */
@Module({
  imports: [MetricsModule],
  providers: [OutageLog],
  exports: [OutageLog],
})
export class OutagesModule {}
