import { Column, Entity, Index } from 'typeorm';
import { Bytes, Instant, JsonText, RefId, UserKey } from '../database/columns';

/** The answer a creation gave, kept so that a repeat with the same `Idempotency-Key` gets it again. */
@Entity('idempotency_keys')
@Index('ix_idempotency_created', ['createdAt'])
@Index('ix_idempotency_begun_for', ['begunFor'])
export class IdempotencyEntity {
  /** The nil UUID where nobody is signed in. */
  @UserKey() userId!: string;
  /** SHA-256 of the key and the call it came with. */
  @Bytes(32, { primary: true }) keyHash!: Buffer;
  /** SHA-256 of the body: the key of one request may not be used for another. */
  @Bytes(32) bodyHash!: Buffer;
  @Column('int', { nullable: true }) status!: number | null;
  @JsonText({ nullable: true }) answer!: unknown;
  /** The user the call signed in. */
  @RefId({ nullable: true }) begunFor!: string | null;
  /** The session it began: a repeat hands on a new one in its place while it runs, and none after it was ended. */
  @Bytes(32, { nullable: true }) begunSession!: Buffer | null;
  /** Of a call that asks somebody else's server: the id of what it makes, the same for each try. */
  @RefId({ nullable: true }) workId!: string | null;
  /** Which of its tries works at it, and until when unless that is renewed. */
  @RefId({ nullable: true }) claimedBy!: string | null;
  @Instant({ nullable: true }) claimedUntil!: Date | null;
  @Instant() createdAt!: Date;
}
