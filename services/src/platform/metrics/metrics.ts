import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Answered {
  method: string;
  route: string;
  status: string;
}

/** What an instance does, for Prometheus: by routes and outcomes, never by person, address or query. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'nestwell_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly outages = new Counter({
    name: 'nestwell_database_outages_total',
    help: 'Calls that the database could not serve, by what was wrong with it',
    labelNames: ['outage'],
    registers: [this.registry],
  });
  private readonly retries = new Counter({
    name: 'nestwell_transaction_retries_total',
    help: 'Transactions that were run again, by what undid them',
    labelNames: ['cause'],
    registers: [this.registry],
  });
  private readonly runs = new Counter({
    name: 'nestwell_job_runs_total',
    help: 'Runs of jobs on this instance, by how they ended',
    labelNames: ['job', 'outcome'],
    registers: [this.registry],
  });

  answered(labels: Answered, seconds: number): void {
    this.requests.observe({ ...labels }, seconds);
  }

  outage(kind: string): void {
    this.outages.inc({ outage: kind });
  }

  retried(cause: string): void {
    this.retries.inc({ cause });
  }

  jobRan(job: string, outcome: 'done' | 'failed' | 'late'): void {
    this.runs.inc({ job, outcome });
  }
}
