import { IdempotencyEntity } from './idempotency/idempotency.entity';
import { JobRunEntity } from './jobs/job-run.entity';
import { OutboxMailEntity } from './mail/outbox-mail.entity';
import { SessionEntity } from './session/session.entity';

export const platformEntities = [IdempotencyEntity, JobRunEntity, OutboxMailEntity, SessionEntity] as const;
