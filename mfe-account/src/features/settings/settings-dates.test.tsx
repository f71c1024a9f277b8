import { account } from '@nestwell/contracts/account';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { aNursingMother, aUser } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveButton, showSettings } from './testing/show-settings';

beforeEach(() => localStorage.clear());

const DAY = { selector: '[type=date]' };
const today = deviceDate(new Date());
const choose = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(label, DAY), { target: { value: day } });

it('a last period becomes the due date, and is reckoned at once', async () => {
  const { user, calls } = showSettings({ member: aUser() });
  await user.click(screen.getByRole('radio', { name: 'Last period' }));
  choose('First day of your last period', addDays(today, -170));

  expect(screen.getByText('24 weeks, 2 days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Twins' }));
  await user.click(saveButton()!);
  await waitFor(() =>
    expect(calls(account.updateUser)[0]?.body).toEqual({ dueDate: addDays(today, 110), babies: 2 }),
  );
});

it('a due date long ago asks kindly whether the baby is here, and is not saved', async () => {
  const { user, calls } = showSettings({ member: aUser({ isDueDateExact: true }) });
  choose('Due date', addDays(today, -30));
  await user.click(saveButton()!);

  expect(screen.getByLabelText('Due date', DAY)).toHaveAccessibleDescription(/Is the baby here\?/);
  expect(calls(account.updateUser)).toEqual([]);
});

it('a birth before week 37 is kept with its day', async () => {
  const { user, calls } = showSettings({ member: aNursingMother() });
  await user.click(screen.getByRole('radio', { name: 'Birth date' }));
  choose('Birth date', addDays(today, -60));
  await user.click(screen.getByRole('switch', { name: 'Born before week 37' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Weeks at birth' }), '34');
  await user.selectOptions(screen.getByRole('combobox', { name: 'and days' }), '3');
  await user.click(saveButton()!);

  await waitFor(() =>
    expect(calls(account.updateUser)[0]?.body).toEqual({
      babyBornOn: addDays(today, -60),
      dueDate: addDays(today, -60 + 280 - 34 * 7 - 3),
    }),
  );
});

it('"Baby is here" takes twins who came early', async () => {
  const { user, calls } = showSettings({ member: aUser() });
  await user.click(screen.getByRole('button', { name: 'Baby is here' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Baby is here' }));
  await user.click(sheet.getByRole('switch', { name: 'Born before week 37' }));
  await user.click(sheet.getByRole('button', { name: 'Twins' }));
  await user.click(sheet.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(calls(account.updateUser)[0]?.body).toEqual({
      isPregnant: false,
      babyBornOn: today,
      dueDate: addDays(today, 280 - 34 * 7),
      babies: 2,
      isBreastfeeding: false,
    }),
  );
});
