import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data';
import { TracesRepository } from './lib/traces.repository';

/** How the community hands out and removes what it keeps about a person. */
@Injectable()
export class CommunityPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly traces: TracesRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'community',
      export: (userId) => this.traces.of(userId),
      erase: (userId) => this.traces.erase(userId),
    });
  }
}
