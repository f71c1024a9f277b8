import { account, type Feedback, type FeedbackForAdmins } from '@nestwell/contracts/account';
import {
  answer,
  aUser,
  offline,
  refuse,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SupportPage } from './support-page';

const user = aUser();
const admin = aUser({ role: 'admin' });
const sent: Feedback = {
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
const received: FeedbackForAdmins = { ...sent, adminNotes: null };
const replied: Feedback = {
  ...sent,
  status: 'responded',
  adminReply: 'From next week on.',
  repliedAt: sent.createdAt,
};

function show(options: { who?: typeof user | null; tab?: string; answers?: FakeAnswer[] } = {}) {
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
const field = (label: string) => screen.findByLabelText(label);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('FAQs', () => {
  it('say how long meal plans are and that the answer can be read aloud', async () => {
    const speak = jest.fn();
    Object.defineProperty(window, 'speechSynthesis', {
      configurable: true,
      value: { speak, cancel: jest.fn(), getVoices: () => [], addEventListener: jest.fn() },
    });
    show();

    expect(screen.getByText(/Plans come in 3, 7 or 14 days/)).toBeVisible();
    await press('What happens when my trial ends?');
    expect(screen.getByText(/Nothing is billed by itself/)).toBeVisible();
  });

  it('stand beside the last message, which waits for an answer', async () => {
    show();

    expect(await screen.findByRole('heading', { name: 'Last message' })).toBeVisible();
    expect(screen.getByText('Waiting for response')).toBeVisible();
  });
});

describe('feedback', () => {
  it('comes with name and e-mail from the account and is sent as new', async () => {
    const view = show({ tab: 'feedback' });
    expect(await field('E-mail')).toHaveValue('amara@example.com');
    await userEvent.type(await field('Message'), 'More soups, please');
    await press('Send feedback');

    expect(await screen.findByRole('status', { name: 'Feedback Sent!' })).toBeVisible();
    expect(screen.getByText("Thank you for your feedback. We'll get back to you soon!")).toBeVisible();
    expect(view.calls(account.sendFeedback)[0]?.body).toEqual({
      userId: user.id,
      name: 'Amara Okafor',
      email: 'amara@example.com',
      message: 'More soups, please',
      status: 'new',
    });
    expect(await field('Message')).toHaveValue('');
  });

  it.each(['Name', 'E-mail', 'Message'])('needs all fields: %s', async (empty) => {
    const view = show({ tab: 'feedback' });
    await userEvent.type(await field('Message'), 'Hello');
    await userEvent.clear(await field(empty));
    await press('Send feedback');

    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Missing Information');
    expect(toast).toHaveTextContent('Please fill in all fields before submitting.');
    expect(view.calls(account.sendFeedback)).toHaveLength(0);
  });

  it.each([
    ['the server fails', refuse(account.sendFeedback, 'internal')],
    ['she is offline', offline(account.sendFeedback)],
  ])('keeps what was typed when %s', async (_, failure) => {
    show({ tab: 'feedback', answers: [failure] });
    await userEvent.type(await field('Message'), 'More soups, please');
    await press('Send feedback');

    expect(await screen.findByText('Failed to send feedback. Please try again.')).toBeVisible();
    expect(await field('Message')).toHaveValue('More soups, please');
  });

  it('shows the reply once it is there', async () => {
    show({ tab: 'feedback', answers: [answer(account.listOwnFeedback, [replied])] });

    expect(await screen.findByText('From next week on.')).toBeVisible();
    expect(screen.queryByText('Waiting for response')).not.toBeInTheDocument();
  });

  it('is open to visitors, who have no history', async () => {
    const view = show({ who: null, tab: 'feedback' });
    await userEvent.type(await field('Name'), 'Noor');
    await userEvent.type(await field('E-mail'), 'noor@example.com');
    await userEvent.type(await field('Message'), 'Hello');
    await press('Send feedback');

    await screen.findByRole('status', { name: 'Feedback Sent!' });
    expect(view.calls(account.sendFeedback)[0]?.body).toMatchObject({ userId: null });
    expect(view.calls(account.listOwnFeedback)).toHaveLength(0);
  });
});

it('tells when and how a person answers', async () => {
  show({ tab: 'contact' });

  expect(await screen.findByText('We reply within 24 hours.')).toBeVisible();
  expect(screen.getByText('Monday to Friday, 9am to 6pm EST')).toBeVisible();
  expect(screen.getByRole('link', { name: 'support@nestwell.example' })).toHaveAttribute(
    'href',
    'mailto:support@nestwell.example',
  );
});

describe('admin', () => {
  it('is there for admins only', async () => {
    const { unmount } = show({ tab: 'admin' });
    expect(screen.queryByRole('tab', { name: 'Admin' })).not.toBeInTheDocument();
    unmount();

    show({ who: admin, tab: 'admin' });
    expect(await screen.findByRole('tab', { name: 'Admin', selected: true })).toBeVisible();
    expect(document.querySelector('[data-slot="support.admin@1"]')).toBeInTheDocument();
  });

  it('replies once, with more than blanks', async () => {
    const view = show({ who: admin, tab: 'admin' });
    const reply = await field('Reply to Amara');
    expect(screen.getByRole('button', { name: 'Send reply' })).toBeDisabled();
    await userEvent.type(reply, '   ');
    expect(screen.getByRole('button', { name: 'Send reply' })).toBeDisabled();
    await userEvent.type(reply, 'Yes');
    view.answer(answer(account.listFeedback, [{ ...received, status: 'responded', adminReply: 'Yes' }]));
    await press('Send reply');

    expect(await screen.findByText('Reply Sent!')).toBeVisible();
    expect(view.calls(account.replyToFeedback)[0]).toMatchObject({ params: { feedbackId: sent.id } });
    await waitFor(() => expect(screen.queryByLabelText('Reply to Amara')).not.toBeInTheDocument());
  });

  it('keeps a reply that could not be sent', async () => {
    show({ who: admin, tab: 'admin', answers: [refuse(account.replyToFeedback, 'internal')] });
    await userEvent.type(await field('Reply to Amara'), 'Yes');
    await press('Send reply');

    expect(await screen.findByText('Failed to send reply. Please try again.')).toBeVisible();
    expect(await field('Reply to Amara')).toHaveValue('Yes');
  });

  it('notifies every member after asking once more', async () => {
    const view = show({
      who: admin,
      tab: 'admin',
      answers: [
        answer(account.broadcastNotification, ({ body }) => ({
          id: sent.id,
          type: body.type,
          title: body.title,
          message: body.message,
          priority: body.priority,
          isRead: false,
          createdAt: sent.createdAt,
          actionUrl: null,
        })),
      ],
    });
    await userEvent.type(await field('Title'), 'Short pause');
    await userEvent.type(await field('Message'), 'On Sunday at two.');
    await userEvent.selectOptions(await field('Priority'), 'High');
    const link = await screen.findByRole('textbox', { name: /^Link/ });
    await userEvent.type(link, 'nutrition');
    await press('Send notification');
    expect(link).toHaveAccessibleDescription(/Write a path like/);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.clear(link);
    await press('Send notification');
    const dialog = await screen.findByRole('alertdialog', { name: 'Send "Short pause" to every member?' });
    expect(view.calls(account.broadcastNotification)).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to everyone' }));

    expect(await screen.findByText('Notification Sent!')).toBeVisible();
    expect(view.calls(account.broadcastNotification)[0]?.body).toEqual({
      type: 'app_update',
      priority: 'high',
      title: 'Short pause',
      message: 'On Sunday at two.',
      actionUrl: null,
    });
  });
});
