import { account } from '@nestwell/contracts/account';
import { answer, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, sent, received, show, field, press } from './testing/show-support';

describe('admin', () => {
  it('is there for admins only', async () => {
    const { unmount } = show({ tab: 'admin' });
    expect(screen.queryByRole('tab', { name: 'Admin' })).not.toBeInTheDocument();
    unmount();

    show({ who: admin, tab: 'admin' });
    expect(await screen.findByRole('tab', { name: 'Admin', selected: true })).toBeVisible();
    expect(document.querySelector('[data-slot="support.admin@1"]')).toBeInTheDocument();
  });

  it('is told what one person wrote twice as two articles, since two landmarks of one name lead nowhere', async () => {
    show({
      who: admin,
      tab: 'admin',
      answers: [answer(account.listFeedback, [received, { ...received, id: `${sent.id.slice(0, -1)}0` }])],
    });

    expect(await screen.findAllByRole('article', { name: 'Feedback from Amara' })).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Feedback from Amara' })).not.toBeInTheDocument();
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

    expect(await screen.findByRole('status', { name: 'Reply Sent!' })).toBeVisible();
    expect(view.calls(account.replyToFeedback)[0]).toMatchObject({ params: { feedbackId: sent.id } });
    await waitFor(() => expect(screen.queryByLabelText('Reply to Amara')).not.toBeInTheDocument());
  });

  it('keeps a reply that could not be sent', async () => {
    show({ who: admin, tab: 'admin', answers: [refuse(account.replyToFeedback, 'internal')] });
    await userEvent.type(await field('Reply to Amara'), 'Yes');
    await press('Send reply');

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send reply. Please try again.');
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

    expect(await screen.findByRole('status', { name: 'Notification Sent!' })).toBeVisible();
    expect(view.calls(account.broadcastNotification)[0]?.body).toEqual({
      type: 'app_update',
      priority: 'high',
      title: 'Short pause',
      message: 'On Sunday at two.',
      actionUrl: null,
    });
  });
});
