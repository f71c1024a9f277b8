import { account } from '@nestwell/contracts/account';
import { screen, waitFor } from '@testing-library/react';
import { field, leila, saveButton, showSettings } from './testing/show-settings';

it('refuses a weight goal below a healthy weight, and says whom to ask', async () => {
  const { user, calls } = showSettings();
  await user.clear(field('Goal'));
  await user.type(field('Goal'), '100');
  await user.click(saveButton()!);

  expect(field('Goal')).toHaveAccessibleDescription(
    /below a healthy weight.*Your midwife or doctor can help/,
  );
  expect(screen.getByRole('list', { name: 'Someone to talk to about food and weight' })).toBeVisible();
  expect(calls(account.updateUser)).toEqual([]);
});

it('asks about kilograms typed as pounds, and saves what she answers', async () => {
  const { user, calls } = showSettings();
  await user.clear(field('Current'));
  await user.type(field('Current'), '68');
  expect(screen.getByText('Did you mean 68 kilograms?')).toBeVisible();
  await user.click(saveButton()!);
  expect(calls(account.updateUser)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Yes, 68 kilograms' }));
  expect(field('Current')).toHaveValue('149.9');
  await user.click(saveButton()!);
  await waitFor(() => expect(calls(account.updateUser)[0]?.body).toEqual({ currentWeight: 149.9 }));
});

it('takes the figure as typed when she says so', async () => {
  const { user, calls } = showSettings();
  await user.clear(field('Current'));
  await user.type(field('Current'), '68');
  await user.click(screen.getByRole('button', { name: 'No, 68 pounds' }));
  await user.click(saveButton()!);

  await waitFor(() => expect(calls(account.updateUser)[0]?.body).toEqual({ currentWeight: 68 }));
});

it('asks once about a goal that is too low, above everything else', () => {
  showSettings({ member: { ...leila, healthyWeightGoal: 85 } });
  expect(screen.getByRole('heading', { name: 'About your weight goal' })).toBeVisible();
});
