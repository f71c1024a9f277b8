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

it('stays away while her pregnancy has changed', () => {
  renderWithHost(<MilestoneCard />, { user: aUser({ pregnancyPaused: true, pregnancyWeek: null }) });

  expect(screen.queryByText(/Milestone/)).not.toBeInTheDocument();
});
