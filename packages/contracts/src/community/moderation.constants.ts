export const reportReasons = ['unkind', 'unsafe_advice', 'spam', 'private_details', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonNames = {
  unkind: 'Unkind or hurtful',
  unsafe_advice: 'Unsafe advice',
  spam: 'Selling or spam',
  private_details: 'Shares private details',
  other: 'Something else',
} as const satisfies Record<ReportReason, string>;

/** Why words are in the queue: a member's report, or a rule that recognized an emergency in them. */
export type QueueReason = ReportReason | typeof EMERGENCY;

export const EMERGENCY = 'emergency';

/** Distinct reporters that hide words from everyone until an admin decides. */
export const REPORTS_TO_HIDE = 3;

export const moderationActions = ['keep', 'hide', 'restore', 'warn', 'suspend'] as const;
export type ModerationAction = (typeof moderationActions)[number];

export const subjects = ['post', 'comment'] as const;
export type Subject = (typeof subjects)[number];
