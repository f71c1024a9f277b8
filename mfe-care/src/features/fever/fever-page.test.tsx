import { aNursingMother, renderWithHost } from '@nestwell/remote-kit/testing';
import { deviceDate } from '@nestwell/domain/device-time';
import { addDays } from '@nestwell/domain/calendar-days';
import { screen, within } from '@testing-library/react';
import { FeverPage } from './fever-page';
import { FeverWords } from './fever-words';

const bornDaysAgo = (days: number) =>
  aNursingMother({ babyBornOn: addDays(deviceDate(new Date()), -days), isBirthDateExact: true });

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('puts the emergency first while the baby is under three months, in both scales', () => {
  renderWithHost(<FeverPage />, { user: bornDaysAgo(20) });

  expect(headings()[0]).toBe('Under 3 months: 38 °C (100.4 °F) or more is an emergency');
  expect(screen.getAllByRole('link', { name: /Call emergency services/ })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\d{3}$/),
  );
});

it('puts what counts later first for an older baby, with 39 °C at three to six months', () => {
  renderWithHost(<FeverPage />, { user: bornDaysAgo(400) });

  expect(headings()[0]).toBe('After 3 months: call today with');
  const later = within(screen.getByRole('region', { name: 'After 3 months' }));
  expect(later.getByRole('link', { name: /Call emergency services/ })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Call after 3 months' })).getByText(/^39 °C/)).toBeVisible();
});

it.each([
  [20, '38 °C (100.4 °F) is an emergency'],
  [80, '38 °C (100.4 °F) is an emergency'],
  [400, 'When to call, after 3 months'],
])('in Care, %i days after birth, the row says “%s”', (days, words) => {
  renderWithHost(<FeverWords />, { user: bornDaysAgo(days) });

  expect(screen.getByText(words)).toBeVisible();
});
