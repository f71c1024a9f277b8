import { AdminActionEntity } from './audit/admin-action.entity';
import { ChangeEntity } from './in-step/change.entity';
import { IdempotencyEntity } from './idempotency/idempotency.entity';
import { JobRunEntity } from './jobs/job-run.entity';
import { KeyCheckEntity } from './secrets/key-check.entity';
import { RateLimitEntity } from './limits/rate-limit.entity';
import { OutboxMailEntity } from './mail/outbox-mail.entity';
import { SessionEntity } from './session/session.entity';
import { TakenAwayEntity } from './taken-away/taken-away.entity';

export const platformEntities = [
  AdminActionEntity,
  ChangeEntity,
  IdempotencyEntity,
  JobRunEntity,
  KeyCheckEntity,
  OutboxMailEntity,
  RateLimitEntity,
  SessionEntity,
  TakenAwayEntity,
] as const;
