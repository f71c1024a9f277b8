import { account } from '@nestwell/contracts/account';
import { addDays, dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { aQuietMember, aUser } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { field, saveButton, showSettings } from './testing/show-settings';

beforeEach(() => localStorage.clear());

describe('health status', () => {
  const today = deviceDate(new Date());
  const due = (days: number) => addDays(today, -days);
  const amara = aUser({ pregnancyWeek: 41, dueDate: due(7) });

  it('while pregnant has the week and the due date', () => {
    showSettings({ member: amara });

    expect(field('Pregnancy week')).toHaveValue('41');
    expect(field('Pregnancy week')).toHaveAccessibleDescription(`Due ${dayMonthAndYear(due(7))}`);
    expect(screen.queryByRole('textbox', { name: 'Months' })).toBeNull();
  });

  it('past 42 weeks has no week in its field, and saves none that was not typed', async () => {
    const { user, calls } = showSettings({ member: aUser({ pregnancyWeek: 42, dueDate: due(35) }) });

    expect(field('Pregnancy week')).toHaveValue('');
    expect(field('Pregnancy week')).toHaveAccessibleDescription(
      `Past 42 weeks, due ${dayMonthAndYear(due(35))}`,
    );
    await user.type(field('Name'), ' Diallo');
    await user.click(saveButton()!);
    await waitFor(() => expect(calls(account.updateUser)).toHaveLength(1));
    expect(calls(account.updateUser)[0]?.body).not.toHaveProperty('pregnancyWeek');
  });

  it('records the birth, and offers it in words past the due date', async () => {
    const { user, calls } = showSettings({ member: amara });
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

  it('leads to where she says that something has changed', () => {
    showSettings({ member: amara });

    expect(screen.getByRole('link', { name: 'Something has changed' })).toHaveAttribute(
      'href',
      '/settings/shown',
    );
  });

  it.each([
    ['paused', 'Paused'],
    ['loss', 'After a loss'],
  ] as const)('in the state %s names nothing but that, and no goal of weight', (state, label) => {
    showSettings({ member: aQuietMember(state) });

    const card = screen.getByRole('region', { name: 'What Nestwell shows you' });
    expect(card).toHaveTextContent(label);
    expect(within(card).getByRole('link', { name: 'Change what is shown' })).toHaveAttribute(
      'href',
      '/settings/shown',
    );
    expect(screen.queryByRole('textbox', { name: /Goal|Pregnancy week|Months/ })).toBeNull();
  });

  it('asks for the week when a pregnancy begins', async () => {
    const { user, calls } = showSettings();
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
