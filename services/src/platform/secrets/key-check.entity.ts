import { Entity, PrimaryColumn } from 'typeorm';
import { Bytes } from '../database/columns';

/** What proves that a key is the one this data was made with. The key itself is never here. */
@Entity('key_checks')
export class KeyCheckEntity {
  @PrimaryColumn('varchar', { length: 10 }) name!: string;
  @Bytes(32) checkValue!: Buffer;
}
