import { Column, Entity, Index } from 'typeorm';
import { Instant, OwnId, UserKey } from '../database/columns';

/** `late`: it could not be sent before it had lost its use. */
export type MailState = 'waiting' | 'sent' | 'failed' | 'late';

/** A mail to one user, from when it was decided on. What it says goes as soon as it no longer waits. */
@Entity('outbox_mails')
@Index('uq_outbox_mails_cause', ['userId', 'cause'], { unique: true })
@Index('ix_outbox_mails_next_try', ['nextTryAt'])
@Index('ix_outbox_mails_ended', ['endedAt'])
export class OutboxMailEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  /** What it tells of; said by mail once: 'trial-ending'. */
  @Column('varchar', { length: 80 }) cause!: string;
  @Column('varchar', { length: 320, nullable: true }) recipient!: string | null;
  @Column('varchar', { length: 200, nullable: true }) subject!: string | null;
  @Column('text', { nullable: true }) body!: string | null;
  @Column('varchar', { length: 7 }) state!: MailState;
  @Column('int') tries!: number;
  /** Until then nobody takes it: it waits for its next try, or a runner has it. Null once it has ended. */
  @Instant({ nullable: true }) nextTryAt!: Date | null;
  /** What the mail server said at the last try. */
  @Column('varchar', { length: 120, nullable: true }) failure!: string | null;
  @Instant() createdAt!: Date;
  @Instant() usefulUntil!: Date;
  @Instant({ nullable: true }) endedAt!: Date | null;
}
