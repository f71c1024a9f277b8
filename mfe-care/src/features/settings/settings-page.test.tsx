import { care, usualCareSettings } from '@nestwell/contracts/care';
import { answer, aNursingMother, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPage } from './settings-page';

it('keeps names and the hour at which a day begins', async () => {
  const view = renderWithHost(<SettingsPage />, {
    user: aNursingMother({ babies: 2 }),
    answers: [
      answer(care.readCareSettings, usualCareSettings),
      answer(care.saveCareSettings, usualCareSettings),
    ],
  });
  await userEvent.type(await screen.findByLabelText(/Name of baby 2/), 'Noah');
  await userEvent.selectOptions(screen.getByLabelText('A day begins at'), '6');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(view.calls(care.saveCareSettings)[0]?.body).toEqual({
    dayStartsAt: 6,
    babyNames: ['', 'Noah'],
  });
});

it('is not there before a baby is born', () => {
  const view = renderWithHost(<SettingsPage />, { user: aUser(), route: '/care/settings' });

  expect(view.location()).toBe('/care');
});
