import { account, type Feedback, type FeedbackForAdmins } from '@nestwell/contracts/account';
import { answer, aUser, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SupportPage } from '../support-page';

export const user = aUser();
export const admin = aUser({ role: 'admin' });
export const sent: Feedback = {
  id: '01980000-0000-7000-8000-00000000000a',
  userId: user.id,
  name: 'Amara',
  email: user.email,
  message: 'Could recipes show grams as well as cups?',
  status: 'new',
  createdAt: new Date().toISOString(),
  adminReply: null,
  repliedAt: null,
};
export const received: FeedbackForAdmins = { ...sent, adminNotes: null };
export const replied: Feedback = {
  ...sent,
  status: 'responded',
  adminReply: 'From next week on.',
  repliedAt: sent.createdAt,
};

export function show(options: { who?: typeof user | null; tab?: string; answers?: FakeAnswer[] } = {}) {
  const { who = user, tab = 'faqs', answers = [] } = options;
  return renderWithHost(<SupportPage />, {
    user: who,
    route: `/support?tab=${tab}`,
    answers: [
      answer(account.listOwnFeedback, [sent]),
      answer(account.listFeedback, [received]),
      answer(account.sendFeedback, sent),
      answer(account.replyToFeedback, { ...received, status: 'responded', adminReply: 'Yes' }),
      ...answers,
    ],
  });
}
export const field = (label: string) => screen.findByLabelText(label);
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
