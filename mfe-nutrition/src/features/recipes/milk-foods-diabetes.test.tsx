import { unknownPregnancyFacts } from '@nestwell/contracts/account';
import { aNursingMother, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { MilkFoods } from './milk-foods';

const pregnancyFacts = { ...unknownPregnancyFacts, diabetes: true };

it('marks the herbs of Milk+ for a mother with diabetes, and for her alone', () => {
  const marked = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('blood sugar: ask first'));
  const { unmount } = renderWithHost(<MilkFoods />, { user: aNursingMother({ pregnancyFacts }) });
  expect(marked().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Fenugreek tea')]);
  unmount();

  renderWithHost(<MilkFoods />, { user: aNursingMother() });
  expect(marked()).toEqual([]);
});
