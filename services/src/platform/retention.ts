import { DAY, HOUR, MINUTE } from '@nestwell/domain/moments';

/**
 * How long what goes by itself is kept, in milliseconds. What a member entered stays until she takes it away; sessions
 * end by the configuration; codes, challenges and counts carry their own end. Each is enforced by a job.
 */
export const retention = {
  /** Answers to calls that may be repeated: longer than any device waits with a write. */
  answers: 30 * DAY,
  /** Mails that were sent or given up; their words are gone before. */
  endedMails: 30 * DAY,
  /** PayPal repeats an event for three days, and lets a merchant send those of thirty days again. */
  paymentEvents: 90 * DAY,
  /** What browsers measured and said when a module failed. */
  signals: 14 * DAY,
  jobRuns: 7 * DAY,
  /** That something changed: for longer than a browser asks back (`longestGap`). */
  changes: 10 * MINUTE,
  /** What she deleted, so that her undo gives back the same. */
  takenAway: HOUR,
  /** Registrations whose address nobody has proved, where the site asks for that. */
  unproved: DAY,
  /** What admins did: long enough for whoever asks a year later, and for the year after. */
  adminActions: 730 * DAY,
} as const;
