import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ZoneClocks } from '@nestwell/domain/zone-clocks';
import { In, Not, Repository } from 'typeorm';
import { CountedZoneEntity } from './counted-zone.entity';

@Injectable()
export class CountedZonesRepository {
  constructor(@InjectRepository(CountedZoneEntity) private readonly rows: Repository<CountedZoneEntity>) {}

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
}
