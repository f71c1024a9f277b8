import { account, type SubscriptionStatus, type User } from '@nestwell/contracts/account';
import {
  answer,
  aNursingMother,
  aUser,
  delayed,
  offline,
  refuse,
  renderWithHost,
} from '@nestwell/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPage } from './settings-page';

const leila = aNursingMother({
  name: 'Leila Haddad',
  email: 'leila@example.com',
  currentWeight: 148,
  healthyWeightGoal: 140,
  height: 165,
  dietaryRestrictions: ['dairy-free', 'keto'],
});
const onTrial: SubscriptionStatus = {
  isActive: true,
  subscriptionStatus: 'active',
  subscriptionType: 'trial',
  isExpired: false,
  daysRemaining: 2,
};
const saves = (user: User) =>
  answer(account.updateUser, ({ body }) => ({ ...user, ...(body as Partial<User>) }));

function show({ member = leila, status = onTrial, answers = [] as ReturnType<typeof answer>[] } = {}) {
  const user = userEvent.setup();
  const view = renderWithHost(<SettingsPage />, {
    user: member,
    route: '/settings',
    answers: [answer(account.subscriptionStatus, status), saves(member), ...answers],
  });
  return { user, ...view };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const card = (name: string) => within(screen.getByRole('region', { name }));
const saveButton = () => screen.queryByRole('button', { name: 'Save Changes' });

beforeEach(() => localStorage.clear());

describe('the profile', () => {
  it('stands on its cards, the e-mail fixed, and nothing to save yet', async () => {
    show();

    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'Personal information',
      'Health status',
      'Activity level',
      'Weight goals',
      'Dietary preferences',
      'Subscription and billing',
      'Appearance',
      'Account',
    ]);
    expect(field('E-mail')).toHaveAttribute('readonly');
    expect(field('Months')).toHaveValue('4');
    expect(field('Height')).toHaveValue('165');
    expect(screen.getByText('In pounds. Height in centimetres.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(saveButton()).toBeNull();
    expect(await screen.findByText('2 days left')).toBeVisible();
  });

  it('saves only what was edited, and then has nothing to save', async () => {
    const { user, calls } = show();
    await user.clear(field('Current'));
    await user.type(field('Current'), '146.5');
    await user.click(screen.getByRole('button', { name: 'Vegan' }));
    await user.click(saveButton()!);

    await waitFor(() => expect(saveButton()).toBeNull());
    expect(calls(account.updateUser).map(({ body }) => body)).toEqual([
      { currentWeight: 146.5, dietaryRestrictions: ['dairy-free', 'keto', 'vegan'] },
    ]);
    expect(screen.getByText('Settings saved')).toBeVisible();
  });

  it.each([
    ['refused', refuse(account.updateUser, 500)],
    ['lost', offline(account.updateUser)],
  ])('keeps her edits when the save is %s, and saves them at the next press', async (_, failure) => {
    const { user, answer: nowAnswers } = show({ answers: [failure] });
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Leila H.');
    await user.click(saveButton()!);

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Update Failed');
    expect(alert).toHaveTextContent('Failed to update your profile. Please try again.');
    expect(field('Name')).toHaveValue('Leila H.');
    nowAnswers(saves(leila));
    await user.click(saveButton()!);
    await waitFor(() => expect(saveButton()).toBeNull());
  });

  it('keeps what she types while a save is on its way', async () => {
    const { user } = show({ answers: [delayed(60, saves(leila))] });
    await user.type(field('Name'), '!');
    await user.click(saveButton()!);
    await user.type(field('Height'), '{Backspace}7');

    await screen.findByText('Settings saved');
    expect(field('Height')).toHaveValue('167');
    expect(saveButton()).toBeInTheDocument();
  });

  it('shows what cannot be saved, goes there and sends nothing', async () => {
    const { user, calls } = show();
    await user.clear(field('Months'));
    await user.type(field('Months'), '25');
    await user.click(saveButton()!);

    expect(field('Months')).toHaveFocus();
    expect(field('Months')).toHaveAccessibleDescription('Months from 0 to 24');
    expect(calls(account.updateUser)).toHaveLength(0);
  });

  it('shows kilograms and inches, and sends pounds and centimetres', async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole('button', { name: 'kg' }));
    await user.click(screen.getByRole('button', { name: 'in' }));

    expect(field('Current')).toHaveValue('67.1');
    expect(field('Height')).toHaveValue('65');
    expect(screen.getByText('In kilograms. Height in inches.')).toBeVisible();
    await user.clear(field('Goal'));
    await user.type(field('Goal'), '63');
    await user.click(saveButton()!);
    await waitFor(() =>
      expect(calls(account.updateUser)[0]?.body).toEqual({ units: 'metric', healthyWeightGoal: 138.9 }),
    );
  });

  it('offers a new estimate after new figures, and never takes it by itself', async () => {
    const { user, calls } = show();
    expect(screen.queryByRole('button', { name: /Use the new estimate/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Active' }));
    expect(screen.getByText('2,100 calories')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use the new estimate, 2,522' }));
    expect(screen.getByText('2,522 calories')).toBeVisible();
    await user.click(saveButton()!);
    await waitFor(() =>
      expect(calls(account.updateUser)[0]?.body).toEqual({ activityLevel: 'active', baseCalorieGoal: 2522 }),
    );
  });
});

describe('health status', () => {
  const amara = aUser({ pregnancyWeek: 41, dueDate: '2026-11-14' });

  it('while pregnant has the week and the due date', () => {
    show({ member: amara });

    expect(field('Pregnancy week')).toHaveValue('41');
    expect(field('Pregnancy week')).toHaveAccessibleDescription('Due 14 November 2026');
    expect(screen.queryByRole('textbox', { name: 'Months' })).toBeNull();
  });

  it('records the birth, and offers it in words past the due date', async () => {
    const { user, calls } = show({ member: amara });
    expect(screen.getByText(/past your due date/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Baby is here' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Baby is here' }));
    await user.click(sheet.getByRole('checkbox', { name: 'I am breastfeeding' }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(calls(account.updateUser)[0]?.body).toEqual({
        isPregnant: false,
        babyBornOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        isBreastfeeding: true,
      }),
    );
  });

  it('puts a pregnancy away quietly, and takes it back', async () => {
    const { user, calls } = show({ member: amara });
    await user.click(screen.getByRole('switch', { name: 'My pregnancy has changed' }));

    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Pregnancy week' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Baby is here' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'My pregnancy has changed' })).toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'My pregnancy has changed' }));

    expect(await screen.findByRole('textbox', { name: 'Pregnancy week' })).toBeVisible();
    expect(calls(account.updateUser).map(({ body }) => body)).toEqual([
      { pregnancyPaused: true },
      { pregnancyPaused: false },
    ]);
  });

  it('asks for the week when a pregnancy begins', async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole('radio', { name: 'Pregnant' }));
    await user.click(saveButton()!);

    expect(field('Pregnancy week')).toHaveAccessibleDescription('A week from 1 to 42');
    await user.type(field('Pregnancy week'), '8');
    await user.click(saveButton()!);
    await waitFor(() =>
      expect(calls(account.updateUser)[0]?.body).toEqual({ isPregnant: true, pregnancyWeek: 8 }),
    );
  });
});

describe('subscription and billing', () => {
  const cancelled: SubscriptionStatus = {
    ...onTrial,
    isActive: false,
    subscriptionStatus: 'cancelled',
    daysRemaining: 0,
  };

  it('cancels the free trial after a question that says what is lost', async () => {
    const { user, calls, acts } = show({ answers: [answer(account.cancelSubscription, cancelled)] });
    await user.click(await screen.findByRole('button', { name: 'Cancel Free Trial' }));

    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel your free trial?' }));
    expect(dialog.getByText(/Your access ends at once/)).toBeVisible();
    expect(calls(account.cancelSubscription)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Cancel Free Trial' }));

    expect(await screen.findByText('Cancelled. Your access has ended.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel Free Trial' })).toBeNull();
    expect(acts).toContain('recheckAccess');
  });

  it('says when the cancellation failed, and keeps the question open', async () => {
    const { user } = show({ answers: [refuse(account.cancelSubscription, 500)] });
    await user.click(await screen.findByRole('button', { name: 'Cancel Free Trial' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Free Trial' }));

    expect(await screen.findByText('Cancellation Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to cancel subscription. Please try again.')).toBeInTheDocument();
    expect(dialog).toBeVisible();
  });

  it('shows when and for how much a plan renews, and what was paid', async () => {
    const paid: SubscriptionStatus = { ...onTrial, subscriptionType: 'annual', daysRemaining: 300 };
    const { user } = show({
      status: paid,
      answers: [
        answer(account.readBilling, {
          renews: true,
          plan: 'annual',
          amount: 109.61,
          nextChargeAt: '2027-09-20T12:00:00.000Z',
          retryUntil: null,
          provider: 'test',
          payments: [
            {
              id: leila.id,
              plan: 'annual',
              kind: 'purchase',
              status: 'activated',
              amount: 109.61,
              paidAt: '2026-09-20T12:00:00.000Z',
            },
          ],
        }),
      ],
    });

    expect(await screen.findByText('Renews on 20 September 2027 for $109.61.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Payments' }));
    expect(screen.getByRole('list', { name: 'Payments' })).toHaveTextContent('20 September 2026');
  });

  it('can be asked again when it did not load', async () => {
    const { user, answer: nowAnswers } = show({ answers: [refuse(account.subscriptionStatus, 500)] });
    expect(await screen.findByText(/Your plan didn’t load/)).toBeVisible();

    nowAnswers(answer(account.subscriptionStatus, onTrial));
    await user.click(card('Subscription and billing').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 days left')).toBeVisible();
  });

  it('is asked every five seconds', async () => {
    jest.useFakeTimers();
    try {
      const { calls } = show();
      await act(() => jest.advanceTimersByTimeAsync(10_500));
      expect(calls(account.subscriptionStatus)).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the account', () => {
  it('is left by logging out', async () => {
    const { user, acts } = show();
    await user.click(screen.getByRole('button', { name: 'Log out' }));

    expect(acts).toContain('logout');
  });

  it('hands out everything as a file', async () => {
    const files: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const everything = {
      exportedAt: '2026-11-20T12:00:00.000Z',
      areas: { account: { user: { name: 'Leila' } } },
    };
    const { user } = show({ answers: [answer(account.exportPersonalData, everything)] });
    await user.click(screen.getByRole('button', { name: 'Export my data' }));

    expect(await screen.findByText('Your data is ready')).toBeVisible();
    expect(files).toEqual([expect.stringMatching(/^nestwell-\d{4}-\d{2}-\d{2}\.json$/)]);
  });

  it('is erased only after her e-mail was typed', async () => {
    const { user, calls, acts } = show({ answers: [answer(account.eraseUser, undefined)] });
    await user.click(screen.getByRole('button', { name: 'Erase my account' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Erase my account' }));

    await user.type(sheet.getByRole('textbox'), 'someone@example.com');
    await user.click(sheet.getByRole('button', { name: 'Erase everything' }));
    expect(sheet.getByRole('textbox')).toHaveAccessibleDescription('Type leila@example.com to confirm');
    expect(calls(account.eraseUser)).toHaveLength(0);

    await user.clear(sheet.getByRole('textbox'));
    await user.type(sheet.getByRole('textbox'), 'Leila@Example.com');
    await user.click(sheet.getByRole('button', { name: 'Erase everything' }));
    await waitFor(() => expect(acts).toContain('logout'));
    expect(calls(account.eraseUser)).toHaveLength(1);
  });

  it('stays when erasing failed', async () => {
    const { user, acts } = show({ answers: [refuse(account.eraseUser, 500)] });
    await user.click(screen.getByRole('button', { name: 'Erase my account' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Erase my account' }));
    await user.type(sheet.getByRole('textbox'), 'leila@example.com');
    await user.click(sheet.getByRole('button', { name: 'Erase everything' }));

    expect(await screen.findByText('Erasing Failed')).toBeInTheDocument();
    expect(acts).not.toContain('logout');
  });
});

it('follows the appearance she chooses', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Night' }));

  expect(screen.getByRole('button', { name: 'Night' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Auto' })).toHaveAttribute('aria-pressed', 'false');
});
