import { Entity } from 'typeorm';
import { Bytes, Instant, UserKey } from '../../platform/database/columns';

/** One code of her recovery sheet; only its keyed hash is kept. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @UserKey() userId!: string;
  @Bytes(32, { primary: true }) codeHash!: Buffer;
  @Instant() madeAt!: Date;
  @Instant({ nullable: true }) usedAt!: Date | null;
}
