import { IdempotencyEntity } from './idempotency/idempotency.entity';
import { JobRunEntity } from './jobs/job-run.entity';
import { SessionEntity } from './session/session.entity';

export const platformEntities = [IdempotencyEntity, JobRunEntity, SessionEntity] as const;
