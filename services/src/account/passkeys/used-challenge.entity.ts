import { Entity, Index } from 'typeorm';
import { Bytes, Instant } from '../../platform/database/columns';

/** A challenge that was answered: until it expires by itself nobody may answer it again. */
@Entity('used_challenges')
@Index('ix_used_challenges_expires', ['expiresAt'])
export class UsedChallengeEntity {
  @Bytes(32, { primary: true }) challengeHash!: Buffer;
  @Instant() expiresAt!: Date;
}
