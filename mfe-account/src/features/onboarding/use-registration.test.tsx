import { account } from '@nestwell/contracts/account';
import { calendar, type CreateReminderRequest, type Reminder } from '@nestwell/contracts/calendar';
import { care, type Medicine } from '@nestwell/contracts/care';
import { answer, delayed, offline, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { agree, amara, answerEverything, completeSetup, open, setUp } from './testing/open-onboarding';

const vitamin: Medicine = {
  id: '019b0000-0000-7000-8000-000000000010',
  name: 'Vitamin',
  amount: null,
  rhythm: 'daily',
  times: ['08:00'],
  startsOn: '2026-11-28',
  endsOn: null,
  reminds: true,
};
const aReminderLike = ({ title, dueDateTime }: CreateReminderRequest): Reminder => ({
  id: '0190a000-0000-7000-8000-000000000001',
  userId: amara.id,
  title,
  description: null,
  type: 'personal',
  dueDateTime,
  location: null,
  doctorName: null,
  recurring: 'daily',
  recurringEndDate: null,
  notificationMinutes: 0,
  priority: 'low',
  completed: false,
  parentReminderId: null,
  timeZone: 'UTC',
});

beforeEach(() => localStorage.clear());

describe('Complete Setup', () => {
  it('needs both ticks', async () => {
    const { user, calls } = open();
    await answerEverything(user);
    await user.click(screen.getByRole('checkbox', { name: 'I am 16 or older' }));
    await user.click(setUp());

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Check both boxes and we’ll set everything up.',
    );
    expect(calls(account.createUser)).toHaveLength(0);
  });

  it('makes the user with consent, signs her in and goes on to the plans', async () => {
    const { user, calls, location } = open({ answers: [answer(account.createUser, amara)] });
    await completeSetup(user);

    await waitFor(() => expect(location()).toBe('/checkout'));
    expect(localStorage.getItem('userId')).toBe(amara.id);
    const [call] = calls(account.createUser);
    expect(call?.body).toMatchObject({
      email: 'amara@example.com',
      isPregnant: true,
      pregnancyWeek: 26,
      baseCalorieGoal: 2309,
      dietaryRestrictions: ['vegan'],
      consent: true,
    });
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('asks for the code that proves her address where each login takes one, and then goes on to the plans', async () => {
    const { user, location } = open({
      config: { codeAtLogin: true },
      answers: [
        answer(account.createUser, amara),
        refuse(account.findUserByEmail, 'verification_required'),
        answer(account.verifySession, amara),
      ],
    });
    await completeSetup(user);

    expect(await screen.findByRole('textbox', { name: 'Six-digit code' })).toHaveFocus();
    expect(localStorage.getItem('userId')).toBeNull();
    await user.keyboard('123456{Enter}');

    await waitFor(() => expect(location()).toBe('/checkout'));
    expect(localStorage.getItem('userId')).toBe(amara.id);
  });

  it('offers reminders with none chosen, and makes those she picks once she is signed in', async () => {
    const { user, calls, location } = open({
      answers: [
        answer(account.createUser, amara),
        answer(care.addMedicine, vitamin),
        answer(calendar.createReminder, ({ body }) => aReminderLike(body)),
      ],
    });
    await answerEverything(user);
    const wishes = within(screen.getByRole('list', { name: 'What may we remind you of?' }));
    for (const box of wishes.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(wishes.getByRole('checkbox', { name: 'Remind me: Vitamin' }));
    await user.click(wishes.getByRole('checkbox', { name: 'Remind me: Water' }));
    await agree(user);

    await waitFor(() => expect(calls(calendar.createReminder)).toHaveLength(3));
    expect(location()).toBe('/checkout');
    expect(calls(care.addMedicine)[0]?.body).toEqual({
      name: 'Vitamin',
      rhythm: 'daily',
      times: ['08:00'],
      reminds: true,
    });
    expect(calls(calendar.createReminder).map(({ body }) => [body.title, body.recurring])).toEqual(
      Array(3).fill(['Water', 'daily']),
    );
  });

  it('says so where they could not be made, and goes on', async () => {
    const { user, location } = open({
      answers: [answer(account.createUser, amara), refuse(care.addMedicine, 'internal')],
    });
    await answerEverything(user);
    await user.click(screen.getByRole('checkbox', { name: 'Remind me: Vitamin' }));
    await agree(user);

    expect(await screen.findByRole('alert', { name: 'Your reminders were not saved' })).toBeVisible();
    expect(location()).toBe('/checkout');
  });

  it('makes none for whoever is registered already', async () => {
    const { user, calls, location } = open({
      answers: [refuse(account.createUser, '23505'), answer(account.findUserByEmail, amara)],
    });
    await answerEverything(user);
    await user.click(screen.getByRole('checkbox', { name: 'Remind me: Vitamin' }));
    await agree(user);

    await waitFor(() => expect(location()).toBe('/'));
    expect(calls(care.addMedicine)).toEqual([]);
  });

  it('logs in whoever is registered already', async () => {
    const { user, location } = open({
      answers: [refuse(account.createUser, '23505'), answer(account.findUserByEmail, amara)],
    });
    await completeSetup(user);

    expect(await screen.findByRole('status', { name: 'Welcome back!' })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('asks for the code where the registered account needs one', async () => {
    const { user, location } = open({
      answers: [
        refuse(account.createUser, '23505'),
        refuse(account.findUserByEmail, 'verification_required'),
        answer(account.verifySession, amara),
      ],
    });
    await completeSetup(user);

    expect(screen.getByRole('textbox', { name: 'Six-digit code' })).toHaveFocus();
    await user.keyboard('123456{Enter}');
    expect(await screen.findByRole('status', { name: 'Welcome back!' })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('says so when the registered account cannot be logged in', async () => {
    const { user } = open({
      answers: [
        refuse(account.createUser, '23505', { message: 'This e-mail is already registered.' }),
        refuse(account.findUserByEmail, 'internal'),
      ],
    });
    await completeSetup(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Registration Error');
  });

  it('shows the server’s reason for another refusal, and keeps every answer', async () => {
    const { user } = open({
      answers: [
        refuse(account.createUser, 'invalid', { message: 'must be an e-mail address', field: 'email' }),
      ],
    });
    await completeSetup(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Registration Error.*E-mail: must be an e-mail address\. Please try a different email address\./,
    );
    expect(screen.getByRole('region', { name: 'About you' })).toHaveTextContent('Amara Osei');
  });

  it('names the field the server refused, and blames no address for it', async () => {
    const { user } = open({
      answers: [refuse(account.createUser, 'invalid', { message: 'is too long', field: 'name' })],
    });
    await completeSetup(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(/Name: is too long\./);
    expect(screen.getByRole('alert')).not.toHaveTextContent('different email');
  });

  it('can be pressed again after the network failed, with the same key', async () => {
    const { user, answer: nowAnswers, calls, location } = open({ answers: [offline(account.createUser)] });
    await completeSetup(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to create your profile. Please try again.',
    );
    nowAnswers(answer(account.createUser, amara));
    await user.click(setUp());

    await waitFor(() => expect(location()).toBe('/checkout'));
    const keys = calls(account.createUser).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('is busy while it works, and makes one user of two presses', async () => {
    const { user, calls } = open({ answers: [delayed(30, answer(account.createUser, amara))] });
    await completeSetup(user);
    await user.click(screen.getByRole('button', { name: 'Creating...' }));
    await waitFor(() => expect(localStorage.getItem('userId')).toBe(amara.id));
    await user.click(screen.getByRole('button', { name: 'Creating...' }));

    expect(calls(account.createUser)).toHaveLength(1);
  });
});
