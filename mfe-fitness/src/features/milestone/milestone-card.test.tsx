import { aNursingMother, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { MilestoneCard } from './milestone-card';

it.each([
  ['in week 24', aUser(), 'Month 6 Milestone'],
  ['four months after birth', aNursingMother(), 'Month 4 Milestone'],
])('names the month %s beside the static 85%%', (_, user, title) => {
  renderWithHost(<MilestoneCard />, { user });

  expect(screen.getByRole('region', { name: title })).toHaveTextContent('85%');
});

it('claims nothing on the first day of a month that only its last could keep', () => {
  renderWithHost(<MilestoneCard />, { user: aNursingMother({ monthsPostpartum: 0 }) });

  const card = screen.getByRole('region', { name: 'Month 0 Milestone' });
  expect(card).toHaveTextContent('One month at a time.');
  expect(card).not.toHaveTextContent(/\bdone\b/);
});

it('says nothing of growing beside the static figure before birth', () => {
  renderWithHost(<MilestoneCard />, { user: aUser({ pregnancyWeek: 41 }) });

  expect(screen.getByRole('region', { name: 'Month 10 Milestone' })).toHaveTextContent(
    /^85%Month 10 Milestone$/,
  );
});

it('stays away while her pregnancy has changed', () => {
  renderWithHost(<MilestoneCard />, { user: aUser({ pregnancyPaused: true, pregnancyWeek: null }) });

  expect(screen.queryByText(/Milestone/)).not.toBeInTheDocument();
});
