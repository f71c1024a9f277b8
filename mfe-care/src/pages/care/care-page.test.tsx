import { aNursingMother, aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { CarePage } from './care-page';

const rows = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('puts the call about movements first from week 28 on, and what belongs to her week', () => {
  renderWithHost(<CarePage />, { user: aUser({ pregnancyWeek: 30, pregnancyStage: 'third_trimester' }) });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What matters now',
    'Less than usual? Call now, do not count.',
    'This week',
    'Baby',
    'You',
    'To take along',
  ]);
  expect(screen.getByText(/whooping cough vaccine/)).toBeVisible();
  expect(rows()).toContain('/care/contractions');
});

it('says nothing of movements before it', () => {
  renderWithHost(<CarePage />, { user: aUser({ pregnancyWeek: 27 }) });

  expect(screen.queryByText(/Less than usual/)).not.toBeInTheDocument();
});

it('offers a mother what is of her baby, and nothing of a pregnancy', () => {
  renderWithHost(<CarePage />, { user: aNursingMother() });

  expect(screen.getByText('4 months postpartum')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Fever\?.*38 °C is an emergency/ })).toBeVisible();
  expect(rows()).not.toContain('/care/contractions');
});

it.each(['paused', 'loss'] as const)('speaks of her body alone in %s', (state) => {
  renderWithHost(<CarePage />, { user: aQuietMember(state) });

  expect(screen.getByRole('heading', { name: 'Your body' })).toBeVisible();
  expect(screen.queryByText(/baby|week|pregnan|movement/i)).not.toBeInTheDocument();
  const pages = rows().filter((href) => href?.startsWith('/'));
  expect(pages.toSorted()).toEqual([
    '/',
    '/care/body',
    '/care/medicines',
    '/care/mood',
    '/care/pressure',
    '/care/report',
  ]);
});
