import type { DeviceKind } from '@nestwell/contracts/kernel/server';
import { Column, Entity, Index } from 'typeorm';
import { Bytes, Instant, JsonText, OwnId, UserKey } from '../../platform/database/columns';

/** A key of hers that an authenticator made for this site; only its public half is here. */
@Entity('passkeys')
@Index('uq_passkeys_credential', ['credentialHash'], { unique: true })
export class PasskeyEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  /** SHA-256 of the credential id, which is longer than an index may be. */
  @Bytes(32) credentialHash!: Buffer;
  @Column('varchar', { length: 1364 }) credentialId!: string;
  /** COSE, base64url. */
  @Column('text') publicKey!: string;
  /** Rises with each use where the authenticator counts; a copy of it is found by a count that does not. */
  @Column('int') counter!: number;
  @JsonText() transports!: string[];
  @Column('varchar', { length: 60 }) name!: string;
  @Column('varchar', { length: 8, nullable: true }) deviceKind!: DeviceKind | null;
  @Instant() createdAt!: Date;
  @Instant({ nullable: true }) lastUsedAt!: Date | null;
}
