import type { Entities } from '../platform/database/data-source';
import { BabyTickEntity } from './baby-development/baby-tick.entity';
import { ErasureEntity } from './erasure/erasure.entity';
import { FeedbackEntity } from './feedback/feedback.entity';
import { BroadcastEntity, BroadcastReadEntity } from './notifications/broadcast.entity';
import { LoginCodeEntity } from './login/login-code.entity';
import { NotificationEntity } from './notifications/notification.entity';
import { PasskeyEntity } from './passkeys/passkey.entity';
import { UsedChallengeEntity } from './passkeys/used-challenge.entity';
import { RecoveryCodeEntity } from './recovery/recovery-code.entity';
import { UserEntity } from './users/user.entity';

/** The area's tables. With at least one, its module registers with PersonalData. */
export const accountEntities: Entities = [
  BabyTickEntity,
  BroadcastEntity,
  BroadcastReadEntity,
  ErasureEntity,
  FeedbackEntity,
  LoginCodeEntity,
  NotificationEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  UsedChallengeEntity,
  UserEntity,
];
