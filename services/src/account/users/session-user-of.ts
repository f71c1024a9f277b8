import { readingOf } from '@nestwell/domain/reading';
import type { SessionUser } from '../../platform/session-user';
import type { UserEntity } from './user.entity';

/** Days before months and 24 hours, as most of the world has it. */
const UNKNOWN_LOCALE = 'en-GB';

type Columns = Pick<UserEntity, 'id' | 'role' | 'timezone' | 'locale' | 'dateOrder' | 'clockFace'>;

/** What the platform needs to know of a user. */
export function sessionUserOf({ id, role, timezone, locale, dateOrder, clockFace }: Columns): SessionUser {
  const chosen = { dateOrder, clockFace };
  return { id, role, timezone, locale, reading: readingOf(chosen, locale ?? UNKNOWN_LOCALE), chosen };
}
