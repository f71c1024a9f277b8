import { Entity, Index } from 'typeorm';
import { Bytes, Instant, RefId } from '../database/columns';

/** Only the hash of a session's token is kept: who reads the table cannot sign in with it. */
@Entity('sessions')
@Index('ix_sessions_user', ['userId'])
export class SessionEntity {
  @Bytes(32, { primary: true }) tokenHash!: Buffer;
  @RefId() userId!: string;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
}
