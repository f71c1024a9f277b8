import type { ShareableList } from '@nestwell/contracts/care/server';
import { Column, Entity, Index } from 'typeorm';
import { Bytes, Instant, JsonText, OwnId, UserKey } from '../../platform/database/columns';

/** What she shows somebody by a link, until it ends. */
@Entity('care_shares')
@Index('ix_care_shares_expires', ['expiresAt'])
@Index('uq_care_shares_token_hash', ['tokenHash'], { unique: true })
export class ShareEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 40 }) name!: string;
  /** Of the secret part of the link, which nobody can tell from it. */
  @Bytes(32) tokenHash!: Buffer;
  @JsonText() appointmentIds!: string[];
  @JsonText() lists!: ShareableList[];
  @Column('boolean', { default: false }) mayTick!: boolean;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
}
