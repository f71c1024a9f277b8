import { fitness } from '@nestwell/contracts/fitness';
import { addDays, startOfMonth } from '@nestwell/domain/calendar-days';
import { answer, aNursingMother } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { today, monday, show } from './testing/show-progress';

describe('Trends', () => {
  it('asks for the week from Monday and reads out every day, gaps included', async () => {
    const { tab, calls } = show();

    await tab('Trends');
    const table = await screen.findByRole('table', { name: 'Weight by day in pounds' });

    expect(within(table).getAllByRole('row')).toHaveLength(7);
    expect(within(table).getAllByRole('cell', { name: 'Nothing logged' })).toHaveLength(6);
    expect(within(table).getByRole('cell', { name: '148.2' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Sleep by day in hours' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Water by day in cups' })).toBeInTheDocument();
    expect(screen.getByText('The dotted line is your goal of 10 cups')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Mood by day' })).getAllByRole('listitem')).toHaveLength(
      7,
    );
    const asked = calls(fitness.listTracking).find(({ query }) => query.endDate !== undefined);
    expect(asked?.query).toMatchObject({ startDate: monday, endDate: addDays(monday, 6) });
  });

  it('shows a month, and steps back by month', async () => {
    const { tab, taps, calls } = show();

    await tab('Trends');
    await taps.click(screen.getByRole('button', { name: 'Month' }));
    expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await taps.click(screen.getByRole('button', { name: 'Previous month' }));

    const from = startOfMonth(today, -1);
    await waitFor(() => expect(calls(fitness.listTracking).at(-1)?.query).toMatchObject({ startDate: from }));
  });

  it('draws kilograms for whoever thinks in them', async () => {
    const { tab } = show({ user: aNursingMother({ units: 'metric' }) });

    await tab('Trends');
    expect(await screen.findByRole('table', { name: 'Weight by day in kilograms' })).toHaveTextContent(
      '67.2',
    );
  });

  it('words an empty week without blame', async () => {
    const { tab } = show({ answers: [answer(fitness.listTracking, [])] });

    await tab('Trends');
    expect(await screen.findAllByText('Nothing logged this week. Start with one small thing.')).toHaveLength(
      5,
    );
  });
});
