import { account } from '@nestwell/contracts/account';
import { delayed, offline, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { field, leila, saveButton, saves, showSettings } from './testing/show-settings';

const card = (name: string) => screen.getByRole('region', { name });

beforeEach(() => localStorage.clear());

describe('the profile', () => {
  it('stands on its cards, the e-mail fixed, and nothing to save yet', async () => {
    showSettings();

    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'Personal information',
      'Health status',
      'Activity level',
      'Weight goals',
      'Allergies',
      'Dietary preferences',
      'Subscription and billing',
      'Appearance',
      'Signing in',
      'Account',
    ]);
    expect(field('E-mail')).toHaveAttribute('readonly');
    expect(field('Months')).toHaveValue('4');
    expect(field('Height')).toHaveValue('165');
    expect(card('Weight goals')).toHaveTextContent('In pounds. Height in centimetres.');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(saveButton()).toBeNull();
    await waitFor(() => expect(card('Subscription and billing')).toHaveTextContent('2 days left'));
  });

  it('saves only what was edited, and then has nothing to save', async () => {
    const { user, calls } = showSettings();
    await user.clear(field('Current'));
    await user.type(field('Current'), '146.5');
    await user.click(screen.getByRole('button', { name: 'Vegan' }));
    await user.click(saveButton()!);

    await waitFor(() => expect(saveButton()).toBeNull());
    expect(calls(account.updateUser).map(({ body }) => body)).toEqual([
      { currentWeight: 146.5, dietaryRestrictions: ['dairy-free', 'keto', 'vegan'] },
    ]);
    expect(screen.getByRole('status', { name: 'Settings saved' })).toBeVisible();
  });

  it('asks for allergies beside diets, the less common ones at one press', async () => {
    const { user, calls } = showSettings({ member: { ...leila, allergies: ['sesame'] } });
    const names = () =>
      within(screen.getByRole('group', { name: 'Allergies' }))
        .getAllByRole('button')
        .map((chip) => chip.textContent);
    expect(names()).toEqual(['Nuts', 'Dairy', 'Gluten', 'Egg', 'Fish', 'Shellfish', 'Sesame', 'Soy']);
    expect(card('Allergies')).toHaveTextContent('Never in a plan. Always marked in search.');

    await user.click(screen.getByRole('button', { name: 'Nuts' }));
    await user.click(screen.getByRole('button', { name: 'Sesame' }));
    await user.click(screen.getByRole('button', { name: 'Celery, mustard, sulphites, lupin, molluscs' }));
    await user.click(screen.getByRole('button', { name: 'Mustard' }));
    await user.click(saveButton()!);

    await waitFor(() => expect(saveButton()).toBeNull());
    expect(calls(account.updateUser).map(({ body }) => body)).toEqual([{ allergies: ['nuts', 'mustard'] }]);
  });

  it.each([
    ['refused', refuse(account.updateUser, 'internal')],
    ['lost', offline(account.updateUser)],
  ])('keeps her edits when the save is %s, and saves them at the next press', async (_, failure) => {
    const { user, answer: nowAnswers } = showSettings({ answers: [failure] });
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
    const { user } = showSettings({ answers: [delayed(60, saves(leila))] });
    await user.type(field('Name'), '!');
    await user.click(saveButton()!);
    await user.type(field('Height'), '{Backspace}7');

    await screen.findByRole('status', { name: 'Settings saved' });
    expect(field('Height')).toHaveValue('167');
    expect(saveButton()).toBeInTheDocument();
  });

  it('shows what cannot be saved, goes there and sends nothing', async () => {
    const { user, calls } = showSettings();
    await user.clear(field('Months'));
    await user.type(field('Months'), '25');
    await user.click(saveButton()!);

    expect(field('Months')).toHaveFocus();
    expect(field('Months')).toHaveAccessibleDescription('Months from 0 to 24');
    expect(calls(account.updateUser)).toHaveLength(0);
  });
});

it('follows the appearance she chooses', async () => {
  const { user } = showSettings();
  await user.click(screen.getByRole('button', { name: 'Night' }));

  expect(screen.getByRole('button', { name: 'Night' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Auto' })).toHaveAttribute('aria-pressed', 'false');
});
