import { z } from 'zod';
import { endpoint, id, instant, ofUser, page, text, visibleText } from '../kernel';

export const feedbackStates = ['new', 'reviewed', 'responded'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackLimits = { name: 120, email: 254, message: 2000, reply: 2000 } as const;

/** What its author sees: everything but the notes among admins. */
export const feedback = z.strictObject({
  id,
  userId: id.nullable(),
  name: text(feedbackLimits.name),
  email: text(feedbackLimits.email),
  message: z.string(),
  status: z.enum(feedbackStates),
  createdAt: instant,
  adminReply: z.string().nullable(),
  repliedAt: instant.nullable(),
});
export type Feedback = z.infer<typeof feedback>;

export const feedbackForAdmins = feedback.extend({ adminNotes: z.string().nullable() });
export type FeedbackForAdmins = z.infer<typeof feedbackForAdmins>;

export const feedbackEndpoints = {
  listFeedback: endpoint({
    method: 'GET',
    path: '/api/feedback',
    access: 'admin',
    summary: 'All feedback, newest first',
    query: z.strictObject(page),
    response: z.array(feedbackForAdmins),
  }),
  listOwnFeedback: endpoint({
    method: 'GET',
    path: '/api/feedback/user/:userId',
    access: 'session',
    summary: 'What she has sent and the replies, newest first',
    params: ofUser,
    query: z.strictObject(page),
    response: z.array(feedback),
  }),
  sendFeedback: endpoint({
    method: 'POST',
    path: '/api/feedback',
    access: 'open',
    changes: ['feedback'],
    summary: 'Write to the support team, signed in or not',
    body: z.strictObject({
      userId: id.nullable().optional(),
      name: text(feedbackLimits.name),
      email: text(feedbackLimits.email),
      message: visibleText(feedbackLimits.message),
      status: z.literal('new').optional(),
    }),
    bodyLimit: 128 * 1024,
    response: feedback,
    idempotent: true,
    limited: true,
  }),
  replyToFeedback: endpoint({
    method: 'POST',
    path: '/api/feedback/:feedbackId/reply',
    access: 'admin',
    changes: [],
    summary: 'Answer a message once',
    params: z.strictObject({ feedbackId: id }),
    body: z.strictObject({
      adminReply: visibleText(feedbackLimits.reply),
      adminNotes: visibleText(2000).optional(),
    }),
    bodyLimit: 256 * 1024,
    response: feedbackForAdmins,
    status: 200,
    audited: { what: 'Answered a message', about: ['feedbackId'], whose: 'userId' },
    errors: ['not_found', 'already_replied'],
  }),
};
