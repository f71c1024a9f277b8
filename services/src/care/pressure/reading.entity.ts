import type { PressureReadingRow } from '@nestwell/contracts/care/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, JsonText, OwnId, UserKey } from '../../platform/database/columns';

/** One blood pressure she measured, in mmHg. What it asks for is worked out where it is shown, by the rule of that day. */
@Entity('pressure_readings')
@Index('ix_pressure_readings_user_measured_at', ['userId', 'measuredAt'])
export class PressureReadingEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('int') upper!: number;
  @Column('int') lower!: number;
  @JsonText() signs!: PressureReadingRow['signs'];
  @Instant() measuredAt!: Date;
}
