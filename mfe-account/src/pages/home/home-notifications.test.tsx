import { account } from '@nestwell/contracts/account';
import { answer, answerInPages, offline, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notice, show, openBell } from './testing/show-header';

describe('notifications', () => {
  it('lists them with their priority and marks one as read', async () => {
    const view = show([notice(1, { priority: 'urgent' }), notice(2, { isRead: true })]);
    await openBell();
    const dialog = await screen.findByRole('dialog', { name: /Notifications 1 new/ });
    expect(within(dialog).getByRole('listitem', { name: 'Unread: Title 1' })).toHaveTextContent(
      '1 min agoUrgent',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as read' }));

    expect(view.calls(account.markNotificationRead)).toHaveLength(1);
    expect(await within(dialog).findByRole('listitem', { name: 'Title 1' })).toHaveFocus();
    expect(within(dialog).queryByRole('listitem', { name: /Unread/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  });

  it('shows earlier ones at a press, with the focus on the first of them, and marks them too', async () => {
    const kept = [1, 2, 3, 4, 5].map((id) => notice(id, { isRead: id !== 4 }));
    const view = show();
    view.answer(answerInPages(account.listNotifications, 2, () => kept));
    await openBell();
    await screen.findByRole('listitem', { name: 'Title 2' });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);

    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByRole('listitem', { name: 'Title 3' })).toHaveFocus();
    kept[3] = notice(4, { isRead: true });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
    await screen.findByRole('listitem', { name: 'Title 4' });
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));

    await screen.findByRole('listitem', { name: 'Title 5' });
    for (const [index, row] of screen.getAllByRole('listitem').entries()) {
      expect(row).toHaveAccessibleName(`Title ${index + 1}`);
    }
    expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
  });

  it('says when earlier ones did not load, and keeps what is shown', async () => {
    const view = show();
    const kept = [1, 2, 3].map((id) => notice(id));
    view.answer(answerInPages(account.listNotifications, 2, () => kept));
    await openBell();
    const more = await screen.findByRole('button', { name: 'Show earlier' });
    view.answer(refuse(account.listNotifications, 'internal'));
    await userEvent.click(more);

    expect(await screen.findByRole('alert')).toHaveTextContent('Earlier ones didn’t load. Please try again.');
    expect(screen.getByRole('listitem', { name: 'Unread: Title 2' })).toBeVisible();
    view.answer(answerInPages(account.listNotifications, 2, () => kept));
    await userEvent.click(more);
    expect(await screen.findByRole('listitem', { name: 'Unread: Title 3' })).toBeVisible();
  });

  it('puts the mark back and says so when it fails', async () => {
    const view = show([notice(1)]);
    view.answer(offline(account.markNotificationRead));
    await openBell();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not mark it as read. Please try again.',
    );
    expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible();
  });

  it('marks all as read at one press, also those not shown, and goes on with the list', async () => {
    const view = show([notice(1), notice(2), notice(3, { isRead: true })], undefined, 4);
    view.answer(answer(account.markAllNotificationsRead, { count: 0 }));
    await openBell();
    const dialog = await screen.findByRole('dialog', { name: /Notifications 6 new/ });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Mark all read' }));

    await waitFor(() => expect(within(dialog).getByRole('listitem', { name: 'Title 1' })).toHaveFocus());
    expect(within(dialog).queryByRole('listitem', { name: /Unread/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  });

  it('offers it only where something is unread, and says when it fails', async () => {
    const read = show([notice(1, { isRead: true })]);
    await openBell();
    await screen.findByRole('listitem', { name: 'Title 1' });
    expect(screen.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
    read.unmount();

    const view = show([notice(1)]);
    view.answer(offline(account.markAllNotificationsRead));
    await openBell();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not mark them as read. Please try again.',
    );
    expect(screen.getByRole('listitem', { name: 'Unread: Title 1' })).toBeVisible();
  });

  it('goes inside the app for a path and opens a new tab for another site', async () => {
    const view = show([
      notice(1, { actionUrl: '/settings' }),
      notice(2, { actionUrl: 'https://example.org/news' }),
    ]);
    await openBell();
    const outside = await screen.findByRole('link', { name: /Open Title 2/ });
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside.getAttribute('rel')).toContain('noopener');
    await userEvent.click(screen.getByRole('link', { name: /Open Title 1/ }));

    expect(view.location()).toBe('/settings');
    expect(view.calls(account.markNotificationRead)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says so when there are none, and offers to try again after a failure', async () => {
    const view = show();
    view.answer(refuse(account.listNotifications, 'internal'));
    await openBell();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    view.answer(answer(account.listNotifications, []));
    await userEvent.click(retry);

    expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
  });
});
