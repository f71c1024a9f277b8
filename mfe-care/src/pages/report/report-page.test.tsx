import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import { calendar } from '@nestwell/contracts/calendar';
import { care } from '@nestwell/contracts/care';
import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { DAY, later } from '@nestwell/domain/moments';
import { readOf } from '@nestwell/remote-kit';
import { useLocation } from '@nestwell/remote-kit/router';
import {
  answer,
  aQuietMember,
  aUser,
  refuse,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuestion } from '../../testing/a-question';
import { aReminder } from '../../testing/a-reminder';
import { ReportPage } from './report-page';
import { ReportSheetPage } from './report-sheet-page';

const today = deviceDate(new Date());
const ago = (days: number) => later(new Date(), -days * DAY).toISOString();
const reading = { id: 'a', upper: 124, lower: 78, signs: [], measuredAt: ago(1) };

const Screens = () => (useLocation().pathname === '/care/report/page' ? <ReportSheetPage /> : <ReportPage />);

function show({ answers = [], route = '/care/report', ...options }: HostTestOptions = {}) {
  const view = renderWithHost(<Screens />, {
    user: aUser({ pregnancyWeek: 30, pregnancyStage: 'third_trimester' }),
    route,
    answers: [
      answer(care.listQuestions, [aQuestion()]),
      answer(care.listReadings, [reading]),
      answer(care.listBabyLog, []),
      answer(care.listMedicines, []),
      answer(care.listDoses, []),
      answer(care.listRecovery, []),
      answer(care.listMoodChecks, []),
      answer(care.readEpds, null),
      answer(care.readCareSettings, { dayStartsAt: 0, babyNames: [] }),
      answer(fitness.listTrends, []),
      answer(nutrition.listDiaryDays, []),
      answer(calendar.listVisits, []),
      ...answers,
    ],
    ...options,
  });
  return { ...view, taps: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const tick = (name: RegExp) => screen.findByRole('checkbox', { name });
const see = async (taps: ReturnType<typeof show>['taps']) => {
  await taps.click(screen.getByRole('button', { name: 'See the page' }));
  return within((await screen.findAllByRole('article', { name: 'For the doctor' }))[0] as HTMLElement);
};

it('begins with what is usual, and never with what is of her mind, of which nothing is read', async () => {
  const { calls } = show();

  expect(await tick(/^Blood pressure\s*1 reading/)).toBeChecked();
  expect(await tick(/^Questions\s*1 open/)).toBeChecked();
  expect(await tick(/^Weight/)).not.toBeChecked();
  expect(await tick(/^Mental health/)).not.toBeChecked();
  expect(calls(care.listMoodChecks)).toEqual([]);
});

it('prints what she chose, what was not noted in words, and no link', async () => {
  const { taps } = show();
  await tick(/^Blood pressure\s*1 reading/);
  const sheet = await see(taps);

  expect(sheet.getByRole('table', { name: 'Blood pressure' })).toHaveTextContent('124/78not answered');
  expect(sheet.getByRole('heading', { name: 'My questions' })).toBeVisible();
  expect(sheet.getByText('Nothing noted in these days.')).toBeVisible();
  expect(sheet.queryByRole('heading', { name: 'Mental health' })).not.toBeInTheDocument();
  expect(sheet.queryByRole('link')).not.toBeInTheDocument();
});

it('prints of her mind only what she chose this time, and forgets that when she changes the page', async () => {
  const { taps } = show();
  await taps.click(await tick(/^Mental health/));
  const sheet = await see(taps);
  expect(sheet.getByRole('heading', { name: 'Mental health' })).toBeVisible();
  await taps.click(screen.getByRole('link', { name: 'Change' }));

  expect(await tick(/^Mental health/)).not.toBeChecked();
  expect(await tick(/^Blood pressure/)).toBeChecked();
});

it('reaches from her last visit to today, and as far as she says', async () => {
  const visit = aReminder({ dueDateTime: ago(10), completed: true });
  const { taps, calls } = show({ answers: [answer(calendar.listVisits, [visit])] });
  await screen.findByRole('button', { name: 'Since my last visit', pressed: true });
  await waitFor(() =>
    expect(calls(care.listReadings).at(-1)?.query).toMatchObject({
      startDate: addDays(today, -10),
      endDate: today,
    }),
  );
  await taps.click(screen.getByRole('button', { name: 'Choose dates' }));
  await taps.clear(screen.getByLabelText('First day'));
  await taps.type(screen.getByLabelText('First day'), addDays(today, -200));

  expect(screen.getByLabelText('First day')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'See the page' })).toBeDisabled();
});

it('says on the page what could not be read, and leaves it not out', async () => {
  const { taps } = show({ answers: [refuse(care.listReadings, 'internal')] });
  await tick(/^Blood pressure\s*Could not be read just now/);
  const sheet = await see(taps);

  expect(sheet.getAllByText('Could not be read when this page was made.')).toHaveLength(2);
});

it('prints through the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { taps } = show();
  await tick(/^Blood pressure\s*1 reading/);
  await see(taps);
  await taps.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));

  expect(print).toHaveBeenCalledTimes(1);
});

it('has no weights and calories for whom they are hidden', async () => {
  show({ user: aUser({ pregnancyWeek: 30, hidesFigures: true }) });

  expect(await tick(/^Food, water and sleep/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Weight/ })).not.toBeInTheDocument();
});

it('speaks of no pregnancy and no baby after a loss', async () => {
  const { taps, calls } = show({ user: aQuietMember('loss') });
  await tick(/^Your body/);
  const sheet = await see(taps);

  expect(calls(care.listBabyLog)).toEqual([]);
  expect(document.body).not.toHaveTextContent(/week \d|due |baby|feeds|movement|contraction/i);
  expect(sheet.getByRole('heading', { name: 'My body' })).toBeVisible();
});

it('leads back to the choice where there is none', async () => {
  const { location } = show({ route: '/care/report/page' });

  await waitFor(() => expect(location()).toBe('/care/report'));
});

const lacking: SubscriptionStatus = {
  isActive: false,
  subscriptionStatus: 'expired',
  subscriptionType: 'trial',
  isExpired: true,
  daysRemaining: 0,
};

it('names without a plan what comes with one, and prints the rest without a word of failure', async () => {
  const closed = 'subscription_required';
  const { taps, queryClient } = show({
    answers: [refuse(fitness.listTrends, closed), refuse(nutrition.listDiaryDays, closed)],
  });
  const { queryKey } = readOf(billing.subscriptionStatus, { params: { userId: aUser().id } });
  act(() => {
    queryClient.setQueryData(queryKey, lacking);
  });

  expect(await screen.findByText(/^Weight, food, water and sleep come with a plan\./)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^(Weight|Food)/ })).not.toBeInTheDocument();
  await taps.click(await tick(/^Mental health/));
  const sheet = await see(taps);
  expect(await sheet.findByRole('table', { name: 'Blood pressure' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Print or save as PDF' })).toBeEnabled();
  expect(document.body).not.toHaveTextContent(/could not be read/i);
});
