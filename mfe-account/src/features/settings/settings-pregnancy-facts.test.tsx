import { account, unknownPregnancyFacts } from '@nestwell/contracts/account';
import { aNursingMother, aPausedPregnancy, aUser } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showSettings } from './testing/show-settings';

const cesarean = () => within(screen.getByRole('group', { name: 'Have you had a cesarean?' }));

describe('my pregnancy', () => {
  it('is said once, one answer at a time, and can be taken back', async () => {
    const { user, calls } = showSettings({ member: aUser() });
    expect(cesarean().getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');

    await user.click(cesarean().getByRole('button', { name: 'Yes' }));

    await waitFor(() =>
      expect(calls(account.updateUser)[0]?.body).toEqual({ pregnancyFacts: { earlierCaesarean: true } }),
    );
  });

  it('takes an answer back when it is pressed again', async () => {
    const pregnancyFacts = { ...unknownPregnancyFacts, earlierCaesarean: true };
    const { user, calls } = showSettings({ member: aUser({ pregnancyFacts }) });

    await user.click(cesarean().getByRole('button', { name: 'Yes' }));

    await waitFor(() =>
      expect(calls(account.updateUser)[0]?.body).toEqual({ pregnancyFacts: { earlierCaesarean: null } }),
    );
  });

  it.each([null, true, false])('asks of a paused one whether it goes on, where she said %s', (goesOn) => {
    showSettings({ member: aPausedPregnancy(goesOn) });

    const question = within(screen.getByRole('group', { name: 'Does it go on?' }));
    expect(question.queryAllByRole('button', { pressed: true }).map((button) => button.textContent)).toEqual(
      goesOn === null ? [] : [goesOn ? 'Yes' : 'No'],
    );
    expect(screen.queryByRole('region', { name: 'My pregnancy' })).toBeNull();
  });

  it('is not asked of a mother', () => {
    showSettings({ member: aNursingMother() });

    expect(screen.queryByRole('region', { name: 'My pregnancy' })).toBeNull();
  });
});
