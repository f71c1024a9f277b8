import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { addDays, dayOfMonth, endOfMonth, startOfMonth, startOfWeek } from '@nestwell/domain/calendar-days';
import { answer, aNursingMother, offline } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { daysBack, showTrends, today } from './testing/show-trends';

const tableOf = (name: string) => within(screen.getByRole('region', { name })).getByRole('table');

describe('Trends', () => {
  it('asks once for each kind of figure, for the week from Monday', async () => {
    const { calls, drawn } = showTrends();
    await drawn();

    expect(await screen.findByRole('img', { name: /^Sleep by day in h: .* 6\.0$/ })).toBeInTheDocument();
    const range = { startDate: startOfWeek(today), endDate: addDays(startOfWeek(today), 6) };
    expect(calls(fitness.listTrends).map(({ query }) => query)).toEqual([range]);
    expect(calls(nutrition.listDiaryDays).map(({ query }) => query)).toEqual([range]);
    expect(screen.getByRole('list', { name: 'Mood by day' })).toBeInTheDocument();
  });

  it('says on how many days a mean of the year rests, and steps back a year', async () => {
    const { taps, calls } = showTrends({ answers: [answer(fitness.listTrends, daysBack(40))] });

    await taps.click(await screen.findByRole('button', { name: 'Year' }));
    const sleep = await screen.findByRole('region', { name: 'Sleep' });
    expect(sleep).toHaveTextContent(/6\.0 h/);
    expect(sleep).toHaveTextContent(/Average over 40 of 3\d\d nights/);
    expect(
      within(sleep).getByRole('img', { name: /^Sleep by month in h: .* over \d+ days?$/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next year' })).toBeDisabled();

    await taps.click(screen.getByRole('button', { name: 'Previous year' }));
    await waitFor(() =>
      expect(calls(fitness.listTrends).at(-1)?.query).toEqual({
        startDate: startOfMonth(today, -23),
        endDate: endOfMonth(today, -12),
      }),
    );
  });

  it('draws no egg for a day that is still to come', async () => {
    const { drawn } = showTrends({ query: '&range=month' });
    await drawn();

    const days = within(screen.getByRole('list', { name: 'Mood by day' })).getAllByRole('listitem');
    const [before, ahead] = [days.slice(0, dayOfMonth(today)), days.slice(dayOfMonth(today))];
    for (const day of before) expect(day).toHaveTextContent(/: (Good|nothing logged)$/);
    for (const day of ahead) expect(day).not.toHaveTextContent('nothing logged');
  });

  it('turns one chart into a table, and all of them with T', async () => {
    const { taps, drawn } = showTrends({ query: '&range=month' });
    await drawn();

    await taps.click(await screen.findByRole('button', { name: 'Water as a table', pressed: false }));
    expect(within(tableOf('Water')).getByRole('cell', { name: '8.0' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Water as a table', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sleep as a table', pressed: false })).toBeVisible();

    await taps.keyboard('t');
    expect(within(tableOf('Weight')).getByRole('cell', { name: '150.0' })).toBeInTheDocument();
    expect(within(tableOf('Calories')).getByRole('cell', { name: '1,410' })).toBeInTheDocument();
    await taps.keyboard('t');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('leads to the diary of a day of a year in two taps', async () => {
    const { taps, drawn } = showTrends({ query: '&range=year' });
    await drawn();

    const days = await screen.findByRole('region', { name: 'Look into a month' });
    await taps.click(within(days).getAllByRole('link')[0] ?? days);
    const month = await screen.findByRole('region', { name: 'Diary of a day' });
    const from = startOfMonth(today, -11);
    expect(within(month).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/nutrition?view=diary&day=${from}`,
    );
  });

  it('draws kilograms for whoever thinks in them', async () => {
    const { drawn } = showTrends({ user: aNursingMother({ units: 'metric' }) });
    await drawn();

    expect(
      await screen.findByRole('img', { name: /1 weighing in kg from 68\.0 to 68\.0/ }),
    ).toBeInTheDocument();
  });

  it.each(['paused', 'loss'] as const)('names no pregnancy and no stage in the state %s', async (state) => {
    const dates = { dueDate: addDays(today, -60), babyBornOn: addDays(today, -60), pregnancyPaused: true };
    const { drawn } = showTrends({ user: aNursingMother({ ...dates, state }), query: '&range=year' });
    await drawn();

    await screen.findByRole('region', { name: 'Sleep' });
    expect(screen.queryByRole('button', { name: 'Pregnancy' })).not.toBeInTheDocument();
    expect(screen.queryByText(/trimester|After birth|1st|2nd|3rd/)).not.toBeInTheDocument();
  });

  it('draws the rest when her diary did not load, and tries again', async () => {
    const { taps, answer: add, drawn } = showTrends({ answers: [offline(nutrition.listDiaryDays)] });
    await drawn();

    expect(await screen.findByText('Calories and protein did not load.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sleep' })).toBeVisible();
    add(answer(nutrition.listDiaryDays, []));
    await taps.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Protein' })).toBeVisible();
  });

  it('words an empty week without blame', async () => {
    const { drawn } = showTrends({
      answers: [answer(fitness.listTrends, []), answer(nutrition.listDiaryDays, [])],
    });
    await drawn();

    expect(screen.getAllByText('Nothing logged yet. Start with one small thing.')).toHaveLength(8);
    expect(screen.getByRole('region', { name: 'Two together' })).toHaveTextContent('Neither is logged');
  });
});

it('draws no line of a calorie goal that is too low to live on', async () => {
  const { drawn } = showTrends({ user: aNursingMother({ baseCalorieGoal: 800 }) });
  await drawn();

  expect(await screen.findByRole('region', { name: 'Calories' })).not.toHaveTextContent('dotted line');
});
