import type { RecoveryNote } from '@nestwell/contracts/care/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, UserKey } from '../../platform/database/columns';

const Answer = () => Column('varchar', { length: 12, nullable: true });

/** What she answered of her body once; null is what she left out. */
@Entity('recovery_notes')
@Index('ix_recovery_notes_user_noted_at', ['userId', 'notedAt'])
export class RecoveryNoteEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Answer() bleeding!: RecoveryNote['bleeding'];
  @Answer() wound!: RecoveryNote['wound'];
  /** Tenths of a degree Celsius, so that both engines keep it exactly. */
  @Column('int', { nullable: true }) temperatureTenths!: number | null;
  @Answer() legs!: RecoveryNote['legs'];
  @Answer() pelvicFloor!: RecoveryNote['pelvicFloor'];
  @Answer() breath!: RecoveryNote['breath'];
  @Answer() head!: RecoveryNote['head'];
  @Answer() belly!: RecoveryNote['belly'];
  @Answer() breasts!: RecoveryNote['breasts'];
  @Answer() urine!: RecoveryNote['urine'];
  @Instant() notedAt!: Date;
}
