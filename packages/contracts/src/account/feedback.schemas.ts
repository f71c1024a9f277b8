import { z } from 'zod';
import { id, text, instant, page, ofUser, visibleText } from '../kernel/server';
import { feedbackLimits, feedbackStates } from './feedback.constants';

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

export const feedbackSchemas = {
  listFeedback: { query: z.strictObject(page), response: z.array(feedbackForAdmins) },
  listOwnFeedback: { params: ofUser, query: z.strictObject(page), response: z.array(feedback) },
  sendFeedback: {
    body: z.strictObject({
      userId: id.nullable().optional(),
      name: text(feedbackLimits.name),
      email: text(feedbackLimits.email),
      message: visibleText(feedbackLimits.message),
      status: z.literal('new').optional(),
    }),
    response: feedback,
  },
  replyToFeedback: {
    params: z.strictObject({ feedbackId: id }),
    body: z.strictObject({
      adminReply: visibleText(feedbackLimits.reply),
      adminNotes: visibleText(2000).optional(),
    }),
    response: feedbackForAdmins,
  },
};
