import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DecoratedMethods } from '../discovery/decorated-methods';
import { Job } from './job';
import { Jobs } from './jobs';

/** Registers the methods that `@Job` marks, of all modules. */
@Injectable()
export class JobDiscovery implements OnModuleInit {
  constructor(
    private readonly methods: DecoratedMethods,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    for (const { options, call } of this.methods.of(Job)) this.jobs.register({ ...options, run: call });
  }
}
