import type { ZoneClocks } from '@nestwell/domain/zone-clocks';
import { Entity, PrimaryColumn } from 'typeorm';
import { JsonText } from '../../platform/database/columns';

/** By which clocks of a zone the reminders that repeat there were counted. */
@Entity('counted_zones')
export class CountedZoneEntity {
  @PrimaryColumn('varchar', { length: 64 }) zone!: string;
  @JsonText() clocks!: ZoneClocks;
}
