import { account, type Notification } from '@nestwell/contracts/account';
import { answer, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeHeader } from '../home-header';

export const notice = (id: number, more: Partial<Notification> = {}): Notification => ({
  id: `01980000-0000-7000-8000-00000000000${id}`,
  type: 'personal',
  title: `Title ${id}`,
  message: `Message ${id}`,
  priority: 'normal',
  isRead: false,
  createdAt: new Date(Date.now() - id * 60_000).toISOString(),
  actionUrl: null,
  ...more,
});

export function show(rows: Notification[] = [], user = aUser(), unlisted = 0) {
  const kept = [...rows];
  return renderWithHost(<HomeHeader />, {
    user,
    answers: [
      answer(account.countUnreadNotifications, () => ({
        count: unlisted + kept.filter(({ isRead }) => !isRead).length,
      })),
      answer(account.listNotifications, () => kept),
      answer(account.markNotificationRead, ({ params }) => {
        const index = kept.findIndex(({ id }) => id === params.notificationId);
        const read = { ...kept[index], isRead: true } as Notification;
        kept[index] = read;
        return read;
      }),
    ],
  });
}

export const openBell = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
