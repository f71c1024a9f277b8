import { exportedCare } from './exported-care';
import { exportedNutrition } from './exported-nutrition';
import { exportedBilling, exportedPayments } from './exported-payments';

/** Of one reminder as of a whole series. */
const ofReminders = [
  'title',
  'description',
  'type',
  'location',
  'doctorName',
  'recurring',
  'recurringEndAt',
  'notificationMinutes',
  'priority',
  'timeZone',
  'putAway',
  'userId',
  'id',
] as const;

/**
 * What an export holds: each area's tables, and the fields of a row. A test of the services compares it with the export
 * of somebody who has a row in every table; the page that shows an export has a title for each of them.
 */
export const exportedTables = {
  account: {
    user: [
      'id',
      'email',
      'name',
      'role',
      'timezone',
      'isPregnant',
      'quiet',
      'lossOn',
      'milkHelpWanted',
      'dueDate',
      'isDueDateExact',
      'babyBornOn',
      'isBirthDateExact',
      'babies',
      'pregnancyFacts',
      'isBreastfeeding',
      'currentWeight',
      'healthyWeightGoal',
      'height',
      'activityLevel',
      'allergies',
      'dietaryRestrictions',
      'baseCalorieGoal',
      'nursingMode',
      'trimesterMode',
      'hidesFigures',
      'answeredNotes',
      'units',
      'locale',
      'dateOrder',
      'clockFace',
      'asksForCode',
      'consentedAt',
      'unprovedSince',
      'createdAt',
    ],
    passkeys: [
      'id',
      'credentialId',
      'publicKey',
      'counter',
      'transports',
      'name',
      'deviceKind',
      'createdAt',
      'lastUsedAt',
    ],
    recoveryCodes: ['left', 'of', 'madeAt'],
  },
  nutrition: exportedNutrition,
  fitness: {
    trackingDays: [
      'id',
      'userId',
      'date',
      'waterIntake',
      'sleepHours',
      'mood',
      'energyLevel',
      'weight',
      'postpartumBlues',
      'anxietyLevel',
      'hairLoss',
      'brainFog',
      'bodyImage',
      'notes',
      'checkedInAt',
    ],
    workouts: ['id', 'exercise', 'duration', 'completedAt'],
    exerciseClearance: ['cleared', 'caesarean'],
  },
  calendar: {
    reminders: [...ofReminders, 'dueAt', 'notifyAt', 'completed', 'seriesId', 'pushedAt'],
    series: [...ofReminders, 'firstDueAt', 'madeUntil'],
    settings: [
      'userId',
      'showTitlesInFeed',
      'showTitlesInPush',
      'quietFrom',
      'quietUntil',
      'feedKey',
      'feedStamp',
    ],
    pushSubscriptions: [
      'userId',
      'id',
      'endpoint',
      'endpointHash',
      'p256dh',
      'auth',
      'createdAt',
      'failures',
      'failingSince',
    ],
  },
  care: exportedCare,
  community: {
    posts: [
      'id',
      'userId',
      'anonymous',
      'content',
      'category',
      'likes',
      'commentCount',
      'hiddenAt',
      'createdAt',
      'editedAt',
    ],
    comments: ['id', 'postId', 'userId', 'anonymous', 'content', 'hiddenAt', 'createdAt', 'editedAt'],
    likedPosts: [],
    reports: ['subjectId', 'reporterId', 'subject', 'reason', 'note', 'createdAt', 'settledAt'],
    blocks: ['shownName', 'createdAt'],
    hiddenAnonymousWords: ['createdAt'],
    suspension: ['userId', 'until'],
  },
  notifications: {
    notifications: [
      'userId',
      'id',
      'type',
      'title',
      'message',
      'priority',
      'actionUrl',
      'onceKey',
      'createdAt',
      'readAt',
    ],
    broadcastsRead: ['userId', 'id', 'readAt'],
  },
  babyPages: {
    ticks: ['item', 'tickedAt'],
  },
  feedback: {
    feedback: ['id', 'userId', 'name', 'email', 'message', 'status', 'adminReply', 'repliedAt', 'createdAt'],
  },
  mail: {
    mails: [
      'userId',
      'id',
      'cause',
      'recipient',
      'subject',
      'body',
      'state',
      'tries',
      'nextTryAt',
      'failure',
      'createdAt',
      'usefulUntil',
      'endedAt',
    ],
  },
  billing: exportedBilling,
  payments: exportedPayments,
  platform: {
    sessions: ['role', 'device', 'deviceKind', 'lastUsedAt', 'provedAt', 'createdAt', 'expiresAt'],
  },
} as const;

export type ExportedArea = keyof typeof exportedTables;
export type ExportedTable<Area extends ExportedArea> = keyof (typeof exportedTables)[Area] & string;
type FieldsOf<Tables> = {
  [Table in keyof Tables]: Tables[Table] extends readonly (infer Field)[] ? Field : never;
};
type FieldsOfAreas = { [Area in ExportedArea]: FieldsOf<(typeof exportedTables)[Area]>[ExportedTable<Area>] };
export type ExportedField = FieldsOfAreas[ExportedArea];
