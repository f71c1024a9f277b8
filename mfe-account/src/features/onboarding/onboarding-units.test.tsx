import { walkUnits } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { answerAboutYou, continueButton, open } from './testing/open-onboarding';

beforeEach(() => localStorage.clear());

describe.each(['Pregnant', 'Postpartum'] as const)('of her who is %s', (status) => {
  it.each(['', 'kg', 'lb'])(
    'every figure of her body of the other unit is asked about (%s)',
    async (unit) => {
      const { user } = open();
      await answerAboutYou(user, status);
      await user.click(continueButton());
      if (unit !== '') await user.click(screen.getByRole('button', { name: unit }));

      expect((await walkUnits()).length).toBeGreaterThanOrEqual(2);
    },
  );
});
