import { account, type Notification } from '@nestwell/contracts/account';
import {
  answer,
  answerInPages,
  aNursingMother,
  aUser,
  offline,
  refuse,
  renderWithHost,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeHeader } from './home-header';

const notice = (id: number, more: Partial<Notification> = {}): Notification => ({
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

function show(rows: Notification[] = [], user = aUser(), unlisted = 0) {
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

const openBell = async () => userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));

it.each([
  [5, 'Good morning, Amara'],
  [15, 'Good afternoon, Amara'],
  [20, 'Good evening, Amara'],
  [3, 'Here with you, Amara'],
])('greets by her clock at %d', (hour, greeting) => {
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
  show();

  expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
});

it('shows the week with its trimester, or the months since birth', () => {
  const { unmount } = show();
  expect(screen.getByText('Week 24')).toBeVisible();
  expect(screen.getByText('Second trimester')).toBeVisible();
  unmount();

  show([], aNursingMother());
  expect(screen.getByText('4 months postpartum')).toBeVisible();
  expect(screen.getByText('Nursing')).toBeVisible();
});

it('counts no week while she has paused her pregnancy', () => {
  show([], aUser({ pregnancyPaused: true, pregnancyWeek: null, pregnancyStage: null }));

  expect(screen.queryByText(/week|trimester/i)).not.toBeInTheDocument();
});

it('shows 9+ above nine and says the whole number', async () => {
  show([], aUser(), 12);

  expect(await screen.findByRole('button', { name: 'Notifications, 12 unread' })).toHaveTextContent('9+');
});

it('leads to the checkout and lets another user in', async () => {
  const view = show();
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout');
  await userEvent.click(screen.getByRole('button', { name: 'Switch User' }));

  expect(view.acts).toContain('switchUser');
});

describe('notifications', () => {
  it('lists them with their priority and marks one as read', async () => {
    const view = show([notice(1, { priority: 'urgent' }), notice(2, { isRead: true })]);
    await openBell();
    const dialog = await screen.findByRole('dialog', { name: /Notifications 1 new/ });
    expect(within(dialog).getByText('Urgent')).toBeVisible();
    expect(within(dialog).getByText('1 min ago')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as read' }));

    expect(view.calls(account.markNotificationRead)).toHaveLength(1);
    await waitFor(() => expect(within(dialog).queryByText('Unread:')).not.toBeInTheDocument());
    expect(within(dialog).getByText('Title 1').closest('li')).toHaveFocus();
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  });

  it('shows earlier ones at a press, with the focus on the first of them, and marks them too', async () => {
    const kept = [1, 2, 3, 4, 5].map((id) => notice(id, { isRead: id !== 4 }));
    const view = show();
    view.answer(answerInPages(account.listNotifications, 2, () => kept));
    await openBell();
    const titles = () => screen.getAllByText(/^Title/).map(({ textContent }) => textContent);
    await screen.findByText('Title 2');
    expect(titles()).toHaveLength(2);

    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect((await screen.findByText('Title 3')).closest('li')).toHaveFocus();
    kept[3] = notice(4, { isRead: true });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));

    await screen.findByText('Title 5');
    expect(titles()).toEqual(['Title 1', 'Title 2', 'Title 3', 'Title 4', 'Title 5']);
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

    expect(await screen.findByText('Earlier ones didn’t load. Please try again.')).toBeVisible();
    expect(screen.getByText('Title 2')).toBeVisible();
    view.answer(answerInPages(account.listNotifications, 2, () => kept));
    await userEvent.click(more);
    expect(await screen.findByText('Title 3')).toBeVisible();
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

    expect(await screen.findByText('Nothing new')).toBeVisible();
  });
});

describe('the profile', () => {
  const rowsOf = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Your profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'User Profile' });
    const value = (name: string) => within(dialog).getByText(name).nextSibling?.textContent;
    return { dialog, value };
  };

  it('shows every field of a pregnant member', async () => {
    show([], aUser({ dietaryRestrictions: ['gluten-free', 'vegan'] }));
    const { dialog, value } = await rowsOf();

    expect(value('Name')).toBe('Amara Okafor');
    expect(value('E-mail')).toBe('amara@example.com');
    expect(value('Status')).toBe('Pregnant');
    expect(value('Pregnancy week')).toBe('Week 24');
    expect(value('Stage')).toBe('Second trimester');
    expect(value('Daily calorie goal')).toBe('2,100 kcal');
    expect(value('Activity level')).toBe('Light');
    expect(value('Current weight')).toBe('150 lbs');
    expect(value('Weight goal')).toBe('140 lbs');
    expect(value('Height')).toBe('165 cm');
    expect(value('Member since')).toBe('Nov 2026');
    expect(within(dialog).getByText('Gluten-free')).toBeVisible();
    expect(within(dialog).getByText('Vegan')).toBeVisible();
  });

  it('shows months and breastfeeding after birth, dashes for what is missing, and Aug 2025 when unknown', async () => {
    show([], aNursingMother({ currentWeight: null, height: null, createdAt: '' }));
    const { value } = await rowsOf();

    expect(value('Since birth')).toBe('4 months postpartum');
    expect(value('Breastfeeding')).toBe('Yes');
    expect(value('Current weight')).toBe('–');
    expect(value('Height')).toBe('–');
    expect(value('Member since')).toBe('Aug 2025');
  });

  it('lets her choose day or night', async () => {
    show();
    const { dialog } = await rowsOf();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Night' }));

    expect(within(dialog).getByRole('button', { name: 'Night' })).toHaveAttribute('aria-pressed', 'true');
  });
});
