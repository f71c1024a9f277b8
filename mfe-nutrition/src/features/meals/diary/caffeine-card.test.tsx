import { aNursingMother, aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { aMeal } from '../../../testing/a-meal';
import { CaffeineCard } from './caffeine-card';

const coffee = (grams: number | null) =>
  aMeal({ name: 'Coffee, black', portion: { label: 'portion', grams, times: 1 } });
const card = () => screen.queryByRole('region', { name: 'Caffeine' })?.textContent;

it.each([
  [aUser(), 263, '200 of 200 mgThat is today’s amount. Amounts are typical.'],
  [aUser(), 261, '199 of 200 mgAmounts are typical.'],
  [aNursingMother(), 263, '200 of 300 mgAmounts are typical.'],
  [aNursingMother(), 1000, '760 of 300 mgThat is today’s amount. Amounts are typical.'],
  [aUser(), null, '0 of 200 mgUnknown in 1 food, not in the sum. Amounts are typical.'],
])('sums what had caffeine, without blame, and says what is unknown', (user, grams, words) => {
  renderWithHost(<CaffeineCard meals={[coffee(grams), aMeal({ name: 'Porridge' })]} isToday />, { user });

  expect(card()).toBe(`Caffeine${words}Can I eat this?`);
});

it('speaks of another day as such', () => {
  renderWithHost(<CaffeineCard meals={[coffee(600)]} isToday={false} />, { user: aUser() });

  expect(card()).toContain('That is the day’s amount.');
});

it.each([
  ['of a day without any', aUser(), [aMeal({ name: 'Porridge' })]],
  ['for a mother who does not nurse', aNursingMother({ isBreastfeeding: false }), [coffee(200)]],
  ['after a loss', aQuietMember('loss'), [coffee(200)]],
])('is not there %s', (_, user, meals) => {
  renderWithHost(<CaffeineCard meals={meals} isToday />, { user });

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
