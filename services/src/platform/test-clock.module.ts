import { Module } from '@nestjs/common';
import { HttpModule } from './http.module';
import { JobsModule } from './jobs/jobs.module';
import { TestClockController } from './test-clock.controller';

/** The endpoint that moves the clock, for tests alone. */
@Module({ imports: [HttpModule, JobsModule], controllers: [TestClockController] })
export class TestClockModule {}
