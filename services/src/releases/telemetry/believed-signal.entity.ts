import { Entity, Index } from 'typeorm';
import { Bytes, Instant } from '../../platform/database/columns';

/** That somebody's signal was counted, and until when another one of hers is not. Nobody can be read from the key. */
@Entity('believed_signals')
@Index('ix_believed_signals_until', ['until'])
export class BelievedSignalEntity {
  @Bytes(32, { primary: true }) keyHash!: Buffer;
  @Instant() until!: Date;
}
