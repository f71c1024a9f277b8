import { renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { WeekBars } from './week-bars';

const days = [{ date: '2026-11-25', calories: 900, protein: null, meals: 2 }];
const show = (goal: number | null) => renderWithHost(<WeekBars date="2026-11-25" days={days} goal={goal} />);

it('draws the goal beside the days of the week', async () => {
  show(2100);

  expect(await screen.findByRole('region', { name: 'This week' })).toHaveTextContent(
    'Dotted: 2,100, your goal',
  );
});

it('measures no week by a goal that is too low to live on', async () => {
  show(null);

  const week = await screen.findByRole('region', { name: 'This week' });
  expect(week).toHaveTextContent('Kilocalories by day');
  expect(week).not.toHaveTextContent(/goal/i);
});
