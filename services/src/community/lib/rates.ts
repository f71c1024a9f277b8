import { HOUR, MINUTE } from '@nestwell/domain/moments';
import type { CallLimit } from '../../platform/limits/limited';

/** Faster than a person writes; a change counts as much as what is new. */
export const rates = {
  post: { name: 'community post', max: 5, windowMs: 10 * MINUTE, by: 'caller' },
  comment: { name: 'community comment', max: 20, windowMs: 10 * MINUTE, by: 'caller' },
  report: { name: 'community report', max: 30, windowMs: HOUR, by: 'caller' },
} as const satisfies Record<string, CallLimit>;
