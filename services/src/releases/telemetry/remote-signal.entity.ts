import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often browsers told one thing of one version of a remote within one hour. */
@Entity('remote_signals')
export class RemoteSignalEntity {
  /** UTC: `2026-11-21T08`. */
  @PrimaryColumn('varchar', { length: 13 }) hour!: string;
  @PrimaryColumn('varchar', { length: 40 }) remote!: string;
  @PrimaryColumn('varchar', { length: 40 }) version!: string;
  @PrimaryColumn('varchar', { length: 10 }) name!: string;
  @Column('integer') count!: number;
}
