import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/columns';

/** That a job ran, or is running, for a slot of time. The key elects one runner among all instances. */
@Entity('job_runs')
@Index('ix_job_runs_started_at', ['startedAt'])
export class JobRunEntity {
  @PrimaryColumn('varchar', { length: 60 }) name!: string;
  @PrimaryColumn('varchar', { length: 30 }) slot!: string;
  @Instant() startedAt!: Date;
}
