import { Injectable } from '@nestjs/common';
import type { ZoneClocks } from '@nestwell/domain/zone-clocks';
import { In, Not } from 'typeorm';
import { Database } from '../../platform/database/database';
import { CountedZoneEntity } from './counted-zone.entity';

@Injectable()
export class CountedZonesRepository {
  constructor(private readonly database: Database) {}

  async clocksOf(zone: string): Promise<ZoneClocks | undefined> {
    return (await this.rows.findOneBy({ zone }))?.clocks;
  }

  async keep(zone: string, clocks: ZoneClocks): Promise<void> {
    await this.rows.save({ zone, clocks });
  }

  /** Forgets all others. */
  async keepOnly(zones: readonly string[]): Promise<void> {
    await this.rows.delete({ zone: Not(In(zones)) });
  }

  private get rows() {
    return this.database.repository(CountedZoneEntity);
  }
}
