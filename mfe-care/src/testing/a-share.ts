import type { Share } from '@nestwell/contracts/care';
import { DAY, later } from '@nestwell/domain/moments';

/** Sam’s: made just now, opened by nobody. */
export const aShare = (changes: Partial<Share> = {}): Share => ({
  id: '0190b000-0000-7000-8000-000000000070',
  name: 'Sam',
  appointmentIds: [],
  lists: [],
  mayTick: false,
  createdAt: new Date().toISOString(),
  expiresAt: later(new Date(), 7 * DAY).toISOString(),
  openings: [],
  ...changes,
});
