import type { TakenKind } from '@nestwell/contracts/kernel/server';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant, JsonText, UserKey } from '../database/columns';

/** What a deletion took, kept a little longer so that she can have it back. */
@Entity('taken_away')
@Index('ix_taken_away_at', ['at'])
export class TakenAwayEntity {
  @UserKey() userId!: string;
  @PrimaryColumn('varchar', { length: 16 }) kind!: TakenKind;
  /** As the deletion named it. */
  @PrimaryColumn('varchar', { length: 36 }) name!: string;
  @JsonText() kept!: unknown;
  @Instant() at!: Date;
}
