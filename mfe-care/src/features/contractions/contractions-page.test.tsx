import { account, type PregnancyFacts, unknownPregnancyFacts, type User } from '@nestwell/contracts/account';
import { care, usualCareSettings } from '@nestwell/contracts/care';
import { answer, aNursingMother, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBabyNote } from '../../testing/a-baby-note';
import { ContractionsPage } from './contractions-page';

const minutesAgo = (minutes: number, now = Date.now()) => new Date(now - minutes * 60_000).toISOString();

interface ShowOptions {
  week?: number;
  running?: boolean;
  pregnancyFacts?: PregnancyFacts;
}

const lasted = (ago: number, index: number, now?: number) =>
  aBabyNote({
    id: `0190b000-0000-7000-8000-00000000001${index}`,
    kind: 'tightening',
    baby: null,
    startedAt: minutesAgo(ago, now),
    endedAt: minutesAgo(ago - 1, now),
  });

function show(
  ago: number[],
  { week = 39, running = false, pregnancyFacts = unknownPregnancyFacts }: ShowOptions = {},
) {
  // From one moment: between two of them a millisecond may pass, and six minutes are not six minutes any more.
  const now = Date.now();
  const [first, ...rest] = ago.map((minutes, index) => lasted(minutes, index, now));
  const notes = first ? [running ? { ...first, endedAt: null } : first, ...rest] : [];
  return renderWithHost(<ContractionsPage />, {
    user: aUser({ pregnancyWeek: week, isDueDateExact: true, pregnancyFacts }),
    route: '/care/contractions',
    answers: [
      answer(care.listBabyLog, notes),
      answer(care.readServerClock, () => ({ now: new Date().toISOString() })),
      answer(care.readCareContact, null),
      answer(account.updateUser, ({ body }) => aUser(body as Partial<User>)),
      answer(care.startBabyTimer, lasted(0, 0)),
      answer(care.endBabyTimer, lasted(1, 0)),
      answer(care.readCareSettings, usualCareSettings),
      answer(care.changeBabyNote, lasted(90, 2)),
    ],
  });
}

it('says first what she calls about without counting', async () => {
  show([]);

  const list = within(await screen.findByRole('list', { name: 'Call now if' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'your waters break',
    'the water is green, brown or bloody',
    'you bleed',
    'your baby moves less',
    'the pain does not go away between contractions',
    'you have a fever',
    'you have had a cesarean',
    'you are expecting twins or more',
    'they are regular before 37 weeks',
  ]);
});

it('times with one button, and measures from start to start', async () => {
  const view = show([2, 8]);
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  expect(view.calls(care.startBabyTimer)[0]?.body).toMatchObject({ kind: 'tightening', baby: null });

  expect(screen.getByRole('cell', { name: '6:00' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '–' })).toBeVisible();
});

it('keeps those of the last hour apart from those before, and lets each be changed', async () => {
  const view = show([10, 30, 90]);
  const before = within(await screen.findByRole('table', { name: 'Before that' }));
  expect(within(screen.getByRole('table', { name: 'Last hour' })).getAllByRole('row')).toHaveLength(3);

  await userEvent.click(before.getByRole('button', { name: /^Edit/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit this contraction' }));
  await userEvent.type(sheet.getByRole('textbox', { name: /Note/ }), 'In the back');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(view.calls(care.changeBabyNote)[0]?.body).toMatchObject({ note: 'In the back' });
});

it('ends the one that runs', async () => {
  const view = show([1], { running: true });
  await userEvent.click(await screen.findByRole('button', { name: 'It’s over' }));

  expect(view.calls(care.endBabyTimer)).toHaveLength(1);
});

it('says to call now about three in an hour before 37 weeks, with the list still open', async () => {
  show([5, 25, 50], { week: 36 });

  expect(await screen.findByRole('heading', { name: 'Call now' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^About what you timed\.$/);
  expect(screen.getByRole('list', { name: 'Call now if' })).toBeVisible();
});

it('never says that it is too early, and says what its silence means, idle and running', async () => {
  const idle = show([5, 25, 50]);
  await screen.findByRole('button', { name: 'Start' });
  expect(screen.getByText('Silence here does not mean it is too early.')).toBeVisible();
  expect(screen.queryByText(/is too early to|not yet|normal|wait/i)).not.toBeInTheDocument();
  idle.unmount();

  show([1], { running: true });
  await screen.findByRole('button', { name: 'It’s over' });
  expect(screen.getByText('Silence here does not mean it is too early.')).toBeVisible();
});

it('tells her to stay and call the emergency number with an urge to push', async () => {
  show([]);

  const card = within(await screen.findByRole('region', { name: 'Call now if' }));
  expect(card.getByText(/urge to push\? Call the emergency number and stay where you are\./)).toBeVisible();
});

it('asks once what decides how soon to call, and says call sooner until she answers', async () => {
  const first = show([5, 25, 50]);
  expect(await screen.findByRole('heading', { name: 'Call now' })).toBeVisible();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Have you had a cesarean?' })).getByRole('button', {
      name: 'No',
    }),
  );
  expect(first.calls(account.updateUser)[0]?.body).toEqual({ pregnancyFacts: { earlierCaesarean: false } });
  first.unmount();

  const pregnancyFacts = { ...unknownPregnancyFacts, earlierBirth: false, earlierCaesarean: false };
  show([5, 25, 50], { pregnancyFacts });
  expect(await screen.findByRole('heading', { name: 'Call now if' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Have you had a cesarean?' })).toBeNull();
});

it('is not there for a mother whose baby is born', () => {
  const view = renderWithHost(<ContractionsPage />, {
    user: aNursingMother(),
    route: '/care/contractions',
  });

  expect(view.location()).toBe('/care');
});
