import { aNursingMother, aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoodMark } from './food-mark';

const mark = () => screen.queryByRole('button')?.textContent;

it.each([
  ['Wine, red', aUser(), 'Avoid'],
  ['Wine, red', aNursingMother(), 'Limit'],
  ['Wine, red', aNursingMother({ isBreastfeeding: false }), undefined],
  ['Wine, red', aQuietMember('loss'), undefined],
  ['Wine, red', aQuietMember('paused'), undefined],
  ['Tuna salad', aUser(), 'Limit'],
  ['Egg, hard-boiled', aUser(), 'Fine'],
  ['Egg, hard-boiled', aNursingMother(), undefined],
  ['Chicken breast, raw', aUser(), 'Fine if…'],
  ['Coffee, decaffeinated', aUser(), 'Fine'],
  ['Banana, raw', aUser(), undefined],
] as const)('%s is marked to her as she is', (name, user, word) => {
  renderWithHost(<FoodMark name={name} />, { user });

  expect(mark()).toBe(word);
});

it.each([
  [['2 cod fillets', '1 cup rice'], undefined],
  [['1 cup coffee', '1 banana'], 'Limit'],
  [['1 cup coffee', '4 slices salami'], 'Avoid'],
])('a dish of %j is marked by its gravest part, and never as fine', (ingredients, word) => {
  renderWithHost(<FoodMark name="Lunch" ingredients={ingredients} />, { user: aUser() });

  expect(mark()).toBe(word);
});

it('tells with one tap why, who says so and when that was read', async () => {
  renderWithHost(<FoodMark name="Salami" />, { user: aUser() });

  await userEvent.click(screen.getByRole('button', { name: 'Avoid: Salami' }));

  const reason = within(await screen.findByRole('dialog', { name: 'Avoid: Salami' }));
  expect(reason.getByText(/listeria/)).toBeVisible();
  expect(reason.getByText(/Checked .*2026\./)).toBeVisible();
  expect(reason.getByText(/^Ate it already\?/)).toBeVisible();
});
