import type { Role } from '@nestwell/contracts/account/server';
import type { DeviceKind } from '@nestwell/contracts/kernel/server';
import { Column, Entity, Index } from 'typeorm';
import { Bytes, Instant, RefId } from '../database/columns';

/** Only the hash of a session's token is kept: who reads the table cannot sign in with it. */
@Entity('sessions')
@Index('ix_sessions_user', ['userId'])
@Index('ix_sessions_expires_at', ['expiresAt'])
export class SessionEntity {
  @Bytes(32, { primary: true }) tokenHash!: Buffer;
  @RefId() userId!: string;
  /** Hers when the session began; it ends when she is given or loses one. */
  @Column('varchar', { length: 5, default: 'user' }) role!: Role;
  /** 'Safari on iPhone'; null where the browser did not say. */
  @Column('varchar', { length: 60, nullable: true }) device!: string | null;
  @Column('varchar', { length: 8, nullable: true }) deviceKind!: DeviceKind | null;
  /** To a quarter of an hour; null for one that began before this was kept and is not used since. */
  @Instant({ nullable: true }) lastUsedAt!: Date | null;
  /** When she last proved in it who she is, by a passkey or a code; null where her e-mail alone began it. */
  @Instant({ nullable: true }) provedAt!: Date | null;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
}
