import { account } from '@nestwell/contracts/account';
import { billing } from '@nestwell/contracts/billing';
import { care, usualCareSettings, type BabyNoteAnswer } from '@nestwell/contracts/care';
import { readOf } from '@nestwell/remote-kit';
import {
  answer,
  aNursingMother,
  aPausedPregnancy,
  aQuietMember,
  aUser,
  renderWithHost,
} from '@nestwell/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBabyNote, aFeedBefore, aRunningFeed } from '../../testing/a-baby-note';
import { CarePage } from './care-page';

function isIn(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}
afterEach(() => jest.restoreAllMocks());

const rows = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('puts the call about movements first from week 28 on, and what belongs to her week', () => {
  renderWithHost(<CarePage />, { user: aUser({ pregnancyWeek: 30, pregnancyStage: 'third_trimester' }) });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What matters now',
    'Less than usual? Call now, do not count.',
    'This week',
    'You',
    'To take along',
  ]);
  expect(document.body).toHaveTextContent(/Ask which vaccines are offered where you live: whooping cough/);
  expect(rows()).toContain('/care/contractions');
  expect(screen.getByRole('link', { name: 'Note movements' })).toHaveAttribute('href', '/care/movements');
  expect(screen.getByText('Nothing noted yet')).toBeVisible();
});

it('puts the call about movements first from week 24 on, with what none by then asks for', () => {
  renderWithHost(<CarePage />, { user: aUser({ pregnancyWeek: 24, pregnancyStage: 'second_trimester' }) });

  expect(screen.getByRole('heading', { name: /^Less than usual\? Call now/ })).toBeVisible();
  expect(document.body).toHaveTextContent('Not felt any by 24 weeks? Call.');
});

it('says when her baby moved last, before she notes more', async () => {
  const earlier = new Date(Date.now() - 60_000).toISOString();
  const notes = [
    aBabyNote({ kind: 'movement', startedAt: new Date(Date.now() - 7_200_000).toISOString() }),
    aBabyNote({ id: '0190b000-0000-7000-8000-000000000003', kind: 'movement', startedAt: earlier }),
  ];
  renderWithHost(<CarePage />, {
    user: aUser({ pregnancyWeek: 30 }),
    answers: [answer(care.listBabyLog, notes)],
  });

  expect(await screen.findByText(/^Last noted 1 min ago, /)).toBeVisible();
});

it('says nothing of movements before it', () => {
  renderWithHost(<CarePage />, { user: aUser({ pregnancyWeek: 23 }) });

  expect(document.body).not.toHaveTextContent(/Less than usual/);
});

/** A mother’s page with what was noted; every clock of it is now. */
function showNoted(notes: readonly BabyNoteAnswer[], babies = 1) {
  return renderWithHost(<CarePage />, {
    user: aNursingMother({ babies }),
    answers: [
      answer(care.listBabyLog, [...notes]),
      answer(care.readServerClock, () => ({ now: new Date().toISOString() })),
      answer(care.readCareSettings, { ...usualCareSettings, babyNames: ['Mila', 'Noah'] }),
      answer(care.startBabyTimer, aRunningFeed(new Date())),
    ],
  });
}

it('says the last feed of a mother first, begins the next on the other side, and counts her day', async () => {
  const view = showNoted([aFeedBefore(0, new Date())]);
  const now = within(screen.getByRole('region', { name: 'What matters now' }));

  expect(await now.findByRole('link', { name: /^Mila, last feed Left, 0 min ago$/ })).toBeVisible();
  await userEvent.click(now.getByRole('button', { name: 'Start on the right' }));
  expect(view.calls(care.startBabyTimer)[0]?.body).toMatchObject({ kind: 'breast', side: 'right' });
  expect(now.getByText(/^feeds since /)).toBeVisible();
});

it('shows what runs first, to be paused and ended there', async () => {
  showNoted([aRunningFeed(new Date())]);

  expect(await screen.findByRole('link', { name: /^Mila, right, since .* 12:0\d$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
});

it('has a feed for each of two babies, and says whose nappy and sleep it was', async () => {
  const at = new Date(Date.now() - 40 * 60_000 - 1000).toISOString();
  showNoted(
    [
      aBabyNote({ kind: 'sleep', baby: 2, startedAt: at }),
      aBabyNote({ id: '0190b000-0000-7000-8000-000000000004', kind: 'nappy', nappy: 'wet', startedAt: at }),
    ],
    2,
  );

  expect(await screen.findByRole('button', { name: 'Start Noah, left' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sleep Noah: Asleep 40 min' })).toHaveAttribute(
    'href',
    '/care/feeding?tab=sleep',
  );
  expect(screen.getByRole('link', { name: 'Diaper Mila: Wet diaper, 40 min ago' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bottle or pump Amount, supplement' })).toBeVisible();
});

it('offers a mother what is of her baby, and nothing of a pregnancy', () => {
  renderWithHost(<CarePage />, { user: aNursingMother() });

  expect(document.body).toHaveTextContent('4 months postpartum');
  expect(screen.getByRole('link', { name: /^Fever\?.*When to call, after 3 months/ })).toBeVisible();
  expect(rows()).not.toContain('/care/contractions');
});

describe('a paused pregnancy', () => {
  const SPEAKS = /baby|week|pregnan|birth|congrat/i;

  it('is asked about once, in words that name nobody', async () => {
    const { calls } = renderWithHost(<CarePage />, {
      user: aPausedPregnancy(null),
      answers: [answer(account.updateUser, aPausedPregnancy(true))],
    });
    const question = within(screen.getByRole('group', { name: 'Does it go on?' }));
    expect(document.body).not.toHaveTextContent(SPEAKS);
    expect(rows()).not.toContain('/care/can-i-eat');

    await userEvent.click(question.getByRole('button', { name: 'Yes' }));

    await waitFor(() =>
      expect(calls(account.updateUser)[0]?.body).toEqual({ pregnancyFacts: { goesOn: true } }),
    );
  });

  it('that goes on keeps what protects it, and counts nothing', () => {
    renderWithHost(<CarePage />, { user: aPausedPregnancy(true) });

    expect(screen.queryByRole('group', { name: 'Does it go on?' })).not.toBeInTheDocument();
    expect(rows()).toEqual(
      expect.arrayContaining(['/care/can-i-eat', '/care/movements', '/care/contractions']),
    );
    expect(rows()).not.toContain('/care/body');
    expect(document.body).toHaveTextContent(
      'Any bleeding, fluid leaking, or moving less than usual: call now.',
    );
    expect(document.body).not.toHaveTextContent(/week \d|\d weeks pregnant|congrat|pad soaked/i);
  });

  it('that does not go on is as quiet as before', () => {
    renderWithHost(<CarePage />, { user: aPausedPregnancy(false) });

    expect(screen.queryByRole('group', { name: 'Does it go on?' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/baby|week|pregnan|movement/i);
    expect(rows()).not.toContain('/care/can-i-eat');
  });
});

it.each(['paused', 'loss'] as const)('speaks of her body alone in %s', (state) => {
  renderWithHost(<CarePage />, { user: aQuietMember(state) });

  expect(screen.getByRole('heading', { name: 'Your body' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/baby|week|pregnan|movement/i);
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

it('asks in early pregnancy what a general dose of folic acid leaves out', () => {
  renderWithHost(<CarePage />, { user: aUser({ pregnancyWeek: 8, pregnancyStage: 'first_trimester' }) });

  expect(screen.getByRole('list', { name: 'This week' })).toHaveTextContent(
    /400 µg of folic acid.*epilepsy medicine.*4 or 5 mg.*Vitamin D: 10 to 15 µg/,
  );
});

it.each([
  [0, 'America/Chicago', /within 72 hours.*within three weeks.*by week 12/],
  [1, 'Europe/London', /six to eight weeks/],
  [0, 'UTC', /within 72 hours.*within three weeks.*Ask when your own check is/],
])('says in month %i when her own check is due in %s', (monthsPostpartum, timeZone, words) => {
  isIn(timeZone);
  renderWithHost(<CarePage />, { user: aNursingMother({ monthsPostpartum }) });

  expect(screen.getByRole('list', { name: 'This month' })).toHaveTextContent(words);
});

it('leads back to Home, and without the plan that Home needs to what stays open', async () => {
  const user = aUser();
  const { queryClient } = renderWithHost(<CarePage />, { user });
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');

  const { queryKey } = readOf(billing.subscriptionStatus, { params: { userId: user.id } });
  act(() => {
    queryClient.setQueryData(queryKey, { isActive: false });
  });
  expect(await screen.findByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
});

it('names no week past 42, and no care of one', () => {
  renderWithHost(<CarePage />, {
    user: aUser({ pregnancyWeek: 42, dueDate: '2020-01-01', pregnancyStage: 'third_trimester' }),
  });

  expect(screen.getByText('Past 42 weeks')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/trimester/i);
  expect(screen.queryByRole('list', { name: 'This week' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/week 42/i);
});
