import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many measures of one version within one hour fell into one bucket (`buckets.ts`). */
@Entity('signal_values')
export class SignalValueEntity {
  /** UTC: `2026-11-21T08`. */
  @PrimaryColumn('varchar', { length: 13 }) hour!: string;
  @PrimaryColumn('varchar', { length: 40 }) remote!: string;
  @PrimaryColumn('varchar', { length: 40 }) version!: string;
  @PrimaryColumn('varchar', { length: 10 }) name!: string;
  @PrimaryColumn('integer') bucket!: number;
  @Column('integer') count!: number;
}
