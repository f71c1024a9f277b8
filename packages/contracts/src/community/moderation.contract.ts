import { moderationNoteLength } from '@nestwell/domain/limits';
import { z } from 'zod';
import { endpoint, id, ofUser, page, text } from '../kernel';

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

export const queueItem = z.strictObject({
  subject: z.enum(subjects),
  subjectId: id,
  content: z.string(),
  createdAt: z.string(),
  hidden: z.boolean(),
  /** Whether somebody reported it since an admin last decided. */
  waiting: z.boolean(),
  anonymous: z.boolean(),
  /** Admins see the author also of anonymous words, once a member reported them. */
  author: z.strictObject({ id, name: z.string(), suspendedUntil: z.string().nullable() }).nullable(),
  reports: z.array(
    z.strictObject({
      reason: z.enum([...reportReasons, EMERGENCY]),
      note: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  log: z.array(
    z.strictObject({
      action: z.enum(moderationActions),
      by: z.string(),
      why: z.string(),
      createdAt: z.string(),
    }),
  ),
});
export type QueueItem = z.infer<typeof queueItem>;

/** A block made through anonymous words names nobody and covers these words alone. */
const blockedAuthor = z.strictObject({ id, name: z.string(), anonymous: z.boolean(), createdAt: z.string() });
export type BlockedAuthor = z.infer<typeof blockedAuthor>;

export const moderationEndpoints = {
  report: endpoint({
    method: 'POST',
    path: '/api/community/reports',
    access: 'subscriber',
    changes: [],
    summary: 'Report a post or comment; once per person and subject',
    body: z.strictObject({
      subject: z.enum(subjects),
      subjectId: id,
      reason: z.enum(reportReasons),
      note: text(moderationNoteLength, 0).optional(),
    }),
    bodyLimit: 4 * 1024,
    response: z.strictObject({ reported: z.literal(true) }),
    limited: true,
    errors: ['not_found'],
  }),
  /** By what she wrote, not by who she is: blocking an anonymous author must not reveal her. */
  blockAuthor: endpoint({
    method: 'POST',
    path: '/api/users/:userId/blocks',
    access: 'subscriber',
    changes: ['blocks', 'posts'],
    summary:
      'Stop seeing what the author of a post or comment signs, or these words alone where they are anonymous',
    params: ofUser,
    body: z.strictObject({ subject: z.enum(subjects), subjectId: id }),
    bodyLimit: 1024,
    response: blockedAuthor,
    errors: ['not_found'],
  }),
  listBlocks: endpoint({
    method: 'GET',
    path: '/api/users/:userId/blocks',
    access: 'subscriber',
    summary: 'Whom she blocked, newest first',
    params: ofUser,
    response: z.array(blockedAuthor),
  }),
  unblock: endpoint({
    method: 'DELETE',
    undo: { never: 'She blocks again where the words stand' },
    path: '/api/users/:userId/blocks/:blockId',
    access: 'subscriber',
    changes: ['blocks', 'posts'],
    summary: 'See that person again',
    params: z.strictObject({ userId: id, blockId: id }),
    response: z.void(),
    errors: ['not_found'],
  }),
  moderationQueue: endpoint({
    method: 'GET',
    path: '/api/community/moderation',
    access: 'admin',
    summary:
      'Reported words and words about an emergency: these first, then what waits for a decision, the latest first',
    query: z.strictObject(page),
    response: z.array(queueItem),
  }),
  moderate: endpoint({
    method: 'POST',
    path: '/api/community/moderation',
    access: 'admin',
    changes: ['posts'],
    summary: 'Keep, hide, restore, warn or suspend posting, with a reason that is logged',
    body: z.strictObject({
      subject: z.enum(subjects),
      subjectId: id,
      action: z.enum(moderationActions),
      why: text(moderationNoteLength),
      suspendDays: z.int().min(1).max(365).optional(),
    }),
    bodyLimit: 4 * 1024,
    response: queueItem,
    status: 200,
    audited: {
      what: 'Decided on reported words',
      about: ['action', 'subject', 'subjectId', 'suspendDays'],
      whose: 'author.id',
    },
    errors: ['not_found'],
  }),
} as const;
