import { care, usualCareSettings, type BabyNoteAnswer } from '@nestwell/contracts/care';
import { answer, aNursingMother, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBabyNote, aFeedBefore, aRunningFeed } from '../../testing/a-baby-note';
import { HomeTile } from './home-tile';

const now = new Date();

const show = (notes: readonly BabyNoteAnswer[], babies = 1, isBreastfeeding = true) =>
  renderWithHost(<HomeTile />, {
    user: aNursingMother({ babies, isBreastfeeding }),
    answers: [
      answer(care.listBabyLog, [...notes]),
      answer(care.readServerClock, () => ({ now: new Date().toISOString() })),
      answer(care.readCareSettings, { ...usualCareSettings, babyNames: ['Mila', 'Noah'] }),
      answer(care.startBabyTimer, aRunningFeed(now)),
      answer(care.stepBabyTimer, aRunningFeed(now)),
      answer(care.endBabyTimer, aFeedBefore(0, now)),
    ],
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('says the last feed, and begins the next one on the side she presses', async () => {
  const view = show([aFeedBefore(110, now)]);
  expect(await screen.findByRole('link', { name: 'Mila, last feed Left, 1 h 50 min ago' })).toHaveAttribute(
    'href',
    '/care/feeding',
  );

  await press('Start right');
  expect(view.calls(care.startBabyTimer)[0]?.body).toMatchObject({ kind: 'breast', baby: 1, side: 'right' });
});

it('shows what runs, and pauses and ends it where it stands', async () => {
  const running = aRunningFeed(now);
  const view = show([running]);
  expect(await screen.findByRole('link', { name: /^Mila, right, since .* 12:0\d$/ })).toBeVisible();

  await press('Pause');
  expect(view.calls(care.stepBabyTimer)[0]).toMatchObject({
    params: { babyNoteId: running.id },
    body: { step: 'pause' },
  });
  await press('Done');
  expect(view.calls(care.endBabyTimer)).toHaveLength(1);
});

it('goes on with the side that was paused', async () => {
  const [left] = aRunningFeed(now).sides;
  const view = show([aRunningFeed(now, { sides: left ? [left] : [] })]);

  await press('Go on');
  expect(view.calls(care.stepBabyTimer)[0]?.body).toMatchObject({ step: 'left' });
});

it('has a row for each of two babies, whose buttons say whose they are', async () => {
  const view = show([aRunningFeed(now), { ...aFeedBefore(125, now), baby: 2 }], 2);

  expect(await screen.findByRole('button', { name: 'Pause, Mila' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Done, Mila' })).toBeVisible();
  await press('Start Noah, right');
  expect(view.calls(care.startBabyTimer)[0]?.body).toMatchObject({ baby: 2, side: 'right' });
});

it('offers no side where nothing is known of the last one, and takes no supplement for a feed', async () => {
  show([aBabyNote({ kind: 'supplement', name: 'Vitamin D', startedAt: now.toISOString() })]);

  expect(
    await screen.findByRole('link', { name: 'Mila, last feed Nothing noted in two days' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start left' })).toBeVisible();
});

it.each([
  [1, ['Bottle']],
  [2, ['Bottle, Mila', 'Bottle, Noah']],
])('offers the bottle and no side to a mother of %i who does not nurse', async (babies, names) => {
  show([aBabyNote({ kind: 'bottle', milk: 'formula', startedAt: now.toISOString() })], babies, false);

  for (const name of names)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/care/feeding?tab=bottle');
  expect(document.body).not.toHaveTextContent(/Left|Right|breast/i);
});

it('is the way to Care alone in pregnancy', async () => {
  renderWithHost(<HomeTile />, { user: aUser() });

  expect(screen.getByRole('link', { name: 'Care What to watch for, and when to call' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Feeding' })).not.toBeInTheDocument();
});
