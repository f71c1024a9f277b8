import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContributionsModule } from '../discovery/contributions.module';
import { MetricsModule } from '../metrics/metrics.module';
import { JobDiscovery } from './job-discovery';
import { JobRunRepository } from './job-run.repository';
import { Jobs } from './jobs';
import { OldJobRuns } from './old-job-runs';
import { JobRunEntity } from './job-run.entity';

/** Repeated work: methods of providers that `@Job` marks. */
@Module({
  imports: [TypeOrmModule.forFeature([JobRunEntity]), ContributionsModule, MetricsModule],
  providers: [JobDiscovery, JobRunRepository, Jobs, OldJobRuns],
  exports: [Jobs],
})
export class JobsModule {}
