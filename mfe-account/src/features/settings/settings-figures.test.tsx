import { account } from '@nestwell/contracts/account';
import { screen, waitFor } from '@testing-library/react';
import { field, leila, saveButton, showSettings } from './testing/show-settings';

const card = (name: string) => screen.getByRole('region', { name });

beforeEach(() => localStorage.clear());

describe('the profile', () => {
  it('shows kilograms and inches, and sends pounds and centimetres', async () => {
    const { user, calls } = showSettings();
    await user.click(screen.getByRole('button', { name: 'kg' }));
    await user.click(screen.getByRole('button', { name: 'ft, in' }));

    expect(field('Current')).toHaveValue('67.1');
    expect(field('Height, feet')).toHaveValue('5');
    expect(field('Height, inches')).toHaveValue('5');
    expect(card('Weight goals')).toHaveTextContent('In kilograms. Height in feet and inches.');
    await user.clear(field('Goal'));
    await user.type(field('Goal'), '63');
    await user.click(saveButton()!);
    await waitFor(() =>
      expect(calls(account.updateUser)[0]?.body).toEqual({ units: 'metric', healthyWeightGoal: 138.9 }),
    );
  });

  it('shows a figure she has typed in other units, and saves it as she typed it', async () => {
    const { user, calls } = showSettings();
    await user.clear(field('Current'));
    await user.type(field('Current'), '150.0');
    await user.clear(field('Height'));
    await user.type(field('Height'), '167');
    for (const unit of ['kg', 'ft, in']) await user.click(screen.getByRole('button', { name: unit }));
    expect(field('Current')).toHaveValue('68');
    expect(field('Height, feet')).toHaveValue('5');
    expect(field('Height, inches')).toHaveValue('5.5');

    for (const unit of ['lb', 'cm']) await user.click(screen.getByRole('button', { name: unit }));
    expect(field('Current')).toHaveValue('150.0');
    expect(field('Height')).toHaveValue('167');
    await user.click(saveButton()!);
    await waitFor(() =>
      expect(calls(account.updateUser)[0]?.body).toEqual({ currentWeight: 150, height: 167 }),
    );
  });

  it('leaves the focus on the screen when what had it goes: the estimate taken, the edits saved', async () => {
    const { user } = showSettings();
    await user.click(screen.getByRole('button', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: /Use the new estimate/ }));
    expect(screen.getByText('3,022 calories').closest('[tabindex]')).toHaveFocus();

    saveButton()?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(saveButton()).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus();
  });

  it('offers a new estimate after new figures, with what nursing adds to both, and never takes it by itself', async () => {
    const { user, calls } = showSettings();
    expect(screen.queryByRole('button', { name: /Use the new estimate/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Active' }));
    expect(card('Weight goals')).toHaveTextContent('2,600 calories');
    await user.click(screen.getByRole('button', { name: 'Use the new estimate, 3,022' }));
    expect(card('Weight goals')).toHaveTextContent('3,022 calories');
    await user.click(saveButton()!);
    await waitFor(() =>
      expect(calls(account.updateUser)[0]?.body).toEqual({ activityLevel: 'active', baseCalorieGoal: 2522 }),
    );
  });

  it('shows the goal of every other screen, and why, while Nursing Mode is off', () => {
    showSettings({ member: { ...leila, nursingMode: false } });
    expect(card('Weight goals')).toHaveTextContent(
      'Daily goal: 2,100 calories, without 500 for nursing: Nursing Mode is off',
    );
  });
});
