import { moderationNoteLength } from '@nestwell/domain/limits';
import { z } from 'zod';
import { id, text, ofUser, page } from '../kernel/server';
import { subjects, reportReasons, EMERGENCY, moderationActions } from './moderation.constants';

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

export const moderationSchemas = {
  report: {
    body: z.strictObject({
      subject: z.enum(subjects),
      subjectId: id,
      reason: z.enum(reportReasons),
      note: text(moderationNoteLength, 0).optional(),
    }),
    response: z.strictObject({ reported: z.literal(true) }),
  },
  blockAuthor: {
    params: ofUser,
    body: z.strictObject({ subject: z.enum(subjects), subjectId: id }),
    response: blockedAuthor,
  },
  listBlocks: { params: ofUser, response: z.array(blockedAuthor) },
  unblock: { params: z.strictObject({ userId: id, blockId: id }), response: z.void() },
  moderationQueue: { query: z.strictObject(page), response: z.array(queueItem) },
  moderate: {
    body: z.strictObject({
      subject: z.enum(subjects),
      subjectId: id,
      action: z.enum(moderationActions),
      why: text(moderationNoteLength),
      suspendDays: z.int().min(1).max(365).optional(),
    }),
    response: queueItem,
  },
};
