import { errorLimits, type FaultName } from '@nestwell/contracts/delivery/server';
import { Column, Entity, Index } from 'typeorm';
import { Bytes, Instant } from '../../platform/database/columns';

/** Something that a version's code said when it failed, and how often it was told. */
@Entity('signal_errors')
@Index('ix_signal_errors_version', ['remote', 'version'])
@Index('ix_signal_errors_last_at', ['lastAt'])
export class SignalErrorEntity {
  /** Hash of version, name, message and where it was thrown. */
  @Bytes(32, { primary: true }) keyHash!: Buffer;
  @Column('varchar', { length: 40 }) remote!: string;
  @Column('varchar', { length: 40 }) version!: string;
  @Column('varchar', { length: 10 }) name!: FaultName;
  @Column('varchar', { length: errorLimits.message }) message!: string;
  @Column('varchar', { length: errorLimits.stack, nullable: true }) stack!: string | null;
  @Column('integer') count!: number;
  /** Of those, members who were there before the version. */
  @Column('integer') members!: number;
  @Instant() lastAt!: Date;
}
