import { screen } from '@testing-library/react';
import { renderWithHost } from '../testing';
import { DietNotes } from './diet-notes';

const her = { isPregnant: true, isBreastfeeding: false, isQuiet: false };

it.each([
  ['keto', 1],
  ['vegan', 0],
])('of %s names the emergency number where it speaks of an emergency: %i', (diet, calls) => {
  renderWithHost(<DietNotes {...her} diets={[diet]} />);

  expect(screen.getByRole('status')).toHaveTextContent(/Ask your midwife/);
  expect(screen.queryAllByRole('link', { name: /^Call emergency services/ })).toHaveLength(calls);
});
