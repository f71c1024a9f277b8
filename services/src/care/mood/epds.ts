import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EpdsWords } from '@nestwell/contracts/care/server';
import { Config } from '../../platform/config/config';
import { epdsIn } from './epds-file';

/** EPDS needs written permission for use online: its words come from a file that the configuration names, or not at all. */
@Injectable()
export class Epds implements OnModuleInit {
  private read: EpdsWords | null = null;

  constructor(private readonly config: Config) {}

  get words(): EpdsWords | null {
    return this.read;
  }

  async onModuleInit(): Promise<void> {
    this.read = await epdsIn(this.config.epdsFile);
  }
}
