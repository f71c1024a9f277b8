import { DAY, HOUR } from '@nestwell/domain/moments';
import { idOf, isDue, moment, userOf, type Values } from './sown-values';

interface SownTable {
  /** Rows for each user; a part of one for a table that only some of them fill. */
  perUser: number;
  values?: Values;
}

/** Of each table that is not named. */
export const OTHERS: SownTable = { perUser: 0.1 };

/** What does not become more with the number of users. */
export const steady = new Set([
  'broadcasts',
  'counted_zones',
  'early_refunds',
  'erasures',
  'exercises',
  'job_runs',
  'key_checks',
  'remote_signals',
  'signal_errors',
  'signal_values',
  'unwanted_methods',
]);

const one = { perUser: 1 };
const TRIAL = 7;
/** Trials end in the next weeks for one in five, who have been told where it is soon; for a few it is news. */
const trialEnd = `IF(${isDue}, ${moment(DAY, HOUR)}, IF(n % 5 = 0, ${moment(2 * HOUR, TRIAL * DAY)}, ${moment(-300 * DAY, 299 * DAY)}))`;

/** One in three is to come, and for a few it is time. */
const dueAt = `CASE WHEN n % 3 > 0 THEN @now - INTERVAL 1 + n % 20 DAY WHEN ${isDue} THEN @now - INTERVAL 1 MINUTE
  ELSE @now + INTERVAL 1 + n % 20 DAY END`;

/** Twenty meals, ten days, three reminders each; a post of one in ten, with five comments. */
export const sownTables: Record<string, SownTable> = {
  users: {
    ...one,
    values: {
      id: userOf('u'),
      unproved_since: 'NULL',
      email: "CONCAT('growth-', u, '@example.com')",
      name: "'Mara'",
      role: "'user'",
      timezone: "'UTC'",
      activity_level: "'moderate'",
      base_calorie_goal: '2100',
      units: "'metric'",
      date_order: "'auto'",
      clock_face: "'auto'",
    },
  },
  subscriptions: {
    ...one,
    values: { trial_ends_at: trialEnd, trial_reminder_at: `IF(${isDue}, NULL, @now)` },
  },
  sessions: { ...one, values: { role: "'user'" } },
  reminder_settings: one,
  notifications: { perUser: 3, values: { type: "'personal'", priority: "'low'" } },
  meals: {
    perUser: 20,
    values: { meal_type: "'lunch'", calories: '400 + n % 300', logged_at: moment(-20 * DAY, 20 * DAY) },
  },
  tracking_days: { perUser: 10, values: { water_intake: '600', sleep_hours: '650' } },
  reminders: {
    perUser: 3,
    values: {
      type: "'medication'",
      due_at: dueAt,
      notify_at: dueAt,
      pushed_at: 'IF(n % 3 = 0, NULL, @now)',
    },
  },
  reminder_series: {
    perUser: 0.2,
    values: {
      recurring: "'daily'",
      time_zone: "'UTC'",
      made_until: `IF(${isDue}, @now + INTERVAL 80 DAY, ${moment(400 * DAY, DAY)})`,
    },
  },
  workouts: { perUser: 2, values: { exercise_id: '(SELECT MIN(id) FROM exercises)' } },
  posts: { perUser: 0.1, values: { category: "ELT(1 + n % 3, 'support', 'nutrition', 'fitness')" } },
  comments: { perUser: 0.5, values: { post_id: idOf('n DIV 5', 'posts') } },
  post_likes: { perUser: 0.5, values: { post_id: idOf('n DIV 5', 'posts'), user_id: userOf('u + n % 5') } },
};
