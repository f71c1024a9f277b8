import { Column, Entity } from 'typeorm';
import { Bytes, Instant, UserKey } from '../../platform/database/columns';

/** The one code that is open for a user; only its keyed hash is kept. */
@Entity('login_codes')
export class LoginCodeEntity {
  @UserKey() userId!: string;
  @Bytes(32) codeHash!: Buffer;
  @Instant() sentAt!: Date;
  /** When the tries are counted anew, and the code is worthless. */
  @Instant() expiresAt!: Date;
  /** Of strangers, and of herself at a browser that is new. */
  @Column('int') tries!: number;
  /** Of browsers she has signed in with before. */
  @Column('int', { default: 0 }) knownTries!: number;
}
