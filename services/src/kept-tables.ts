import { retention } from './platform/retention';

/** When a row goes by itself: `after` milliseconds from the moment in `column`. */
export interface End {
  column: string;
  after: number;
}

export interface HersKept {
  of: 'her';
  /** The property that names her; `userId` unless said. */
  by?: string;
  /** Properties that her export leaves out, and why. */
  withheld?: Record<string, string>;
  /** What must be real for the row to be read at all. */
  real?: Record<string, unknown>;
  ends?: End;
}

interface NobodysKept {
  of: 'nobody';
  why: string;
  ends?: End;
}

const hers: HersKept = { of: 'her' };
const sealed = 'only a hash, from which nothing can be read';
const ended = 'is over within a day and stands in what it led to';
const told = 'for minutes, that something changed: what did stands in her export';
const deleted = 'she has deleted it: for an hour, so that her undo gives back the same';
const unnamed = 'would tell her who an anonymous author is';
const day = '2026-06-15';

/** Every table: whose its rows are, what of them her export leaves out, and when they go by themselves. */
export const keptTables: Record<string, HersKept | NobodysKept> = {
  users: {
    of: 'her',
    by: 'id',
    real: { unprovedSince: null },
    ends: { column: 'unprovedSince', after: retention.unproved },
  },
  passkeys: { of: 'her', withheld: { credentialHash: sealed } },
  recovery_codes: {
    of: 'her',
    withheld: { codeHash: sealed, usedAt: 'a code that is used is counted no more' },
  },
  login_codes: { of: 'her', withheld: { codeHash: sealed, sentAt: ended, expiresAt: ended } },
  sessions: {
    of: 'her',
    withheld: { tokenHash: sealed },
    ends: { column: 'expiresAt', after: 0 },
  },
  erasures: {
    of: 'her',
    withheld: { begunAt: 'only while she is being erased', leasedUntil: 'only while she is being erased' },
  },
  notifications: hers,
  broadcast_reads: hers,
  feedback: { of: 'her', withheld: { adminNotes: 'what admins note for each other' } },
  outbox_mails: { of: 'her', ends: { column: 'endedAt', after: retention.endedMails } },
  idempotency_keys: {
    of: 'her',
    withheld: {
      keyHash: sealed,
      bodyHash: sealed,
      begunSession: sealed,
      answer: 'stands in her export where it came from',
      begunFor: 'her own id',
      workId: ended,
      claimedBy: ended,
      claimedUntil: ended,
      createdAt: ended,
    },
    ends: { column: 'createdAt', after: retention.answers },
  },
  changes: {
    of: 'her',
    withheld: { id: told, area: told, tab: told, at: told },
    ends: { column: 'at', after: retention.changes },
  },
  taken_away: {
    of: 'her',
    withheld: { kind: deleted, name: deleted, kept: deleted, at: deleted },
    ends: { column: 'at', after: retention.takenAway },
  },
  subscriptions: hers,
  payment_orders: hers,
  payment_events: hers,
  payment_methods: hers,
  renewals: hers,
  meals: hers,
  meal_plans: { of: 'her', real: { startDate: day, endDate: day } },
  baby_ticks: hers,
  kept_foods: hers,
  tracking_days: {
    of: 'her',
    real: { date: day },
    withheld: { updatedAt: 'for devices that write at once' },
  },
  workouts: hers,
  exercise_clearances: { of: 'her', withheld: { situation: 'is made of what her profile says' } },
  posts: hers,
  comments: hers,
  post_likes: hers,
  community_blocks: { of: 'her', withheld: { id: unnamed, blockedUserId: unnamed } },
  community_hidden_words: { of: 'her', withheld: { id: unnamed, subjectId: unnamed } },
  community_reports: { of: 'her', by: 'reporterId' },
  community_suspensions: hers,
  reminders: hers,
  reminder_series: hers,
  reminder_settings: hers,
  push_subscriptions: hers,
  pressure_readings: hers,
  recovery_notes: hers,
  care_contacts: hers,
  mood_checks: hers,
  baby_log: {
    of: 'her',
    withheld: { running: 'follows from what has no end yet' },
  },
  care_settings: hers,
  medicines: hers,
  medicine_doses: hers,
  care_questions: hers,
  care_shares: { of: 'her', withheld: { tokenHash: sealed }, ends: { column: 'expiresAt', after: 0 } },
  care_share_openings: hers,
  bag_items: hers,
  birth_wishes: hers,

  community_decisions: {
    of: 'nobody',
    why: 'what admins decided and why, for other admins; goes with the words it is about',
  },
  admin_actions: {
    of: 'nobody',
    why: 'what admins did, with the name each had; stays when a member is erased, without what it was about and why',
    ends: { column: 'at', after: retention.adminActions },
  },
  broadcasts: { of: 'nobody', why: 'what the team told everybody' },
  exercises: { of: 'nobody', why: 'the catalogue' },
  used_trials: {
    of: 'nobody',
    why: 'a keyed hash of an address, so that erasing gives no second trial; nobody can be read from it',
  },
  unwanted_methods: { of: 'nobody', why: 'a name of the provider’s for what it must still forget' },
  test_payments: { of: 'nobody', why: 'the built-in test provider, which knows no members' },
  test_methods: { of: 'nobody', why: 'the built-in test provider, which knows no members' },
  early_refunds: {
    of: 'nobody',
    why: 'the provider’s name of a payment that is not known yet',
    ends: { column: 'receivedAt', after: retention.paymentEvents },
  },
  webhook_events: {
    of: 'nobody',
    why: 'the provider’s number of an event, so that it is followed once',
    ends: { column: 'receivedAt', after: retention.paymentEvents },
  },
  used_challenges: { of: 'nobody', why: 'a hash of a number', ends: { column: 'expiresAt', after: 0 } },
  rate_limits: { of: 'nobody', why: 'counts under hashes', ends: { column: 'resetsAt', after: 0 } },
  believed_signals: { of: 'nobody', why: 'hashes', ends: { column: 'until', after: 0 } },
  remote_signals: { of: 'nobody', why: 'sums', ends: { column: 'hour', after: retention.signals } },
  signal_values: { of: 'nobody', why: 'sums', ends: { column: 'hour', after: retention.signals } },
  signal_errors: {
    of: 'nobody',
    why: 'words of the program, without figures and addresses',
    ends: { column: 'lastAt', after: retention.signals },
  },
  job_runs: {
    of: 'nobody',
    why: 'which job ran when',
    ends: { column: 'startedAt', after: retention.jobRuns },
  },
  counted_zones: { of: 'nobody', why: 'the clocks of zones that reminders are counted in' },
  key_checks: { of: 'nobody', why: 'proves which keys the data was made with' },
};
