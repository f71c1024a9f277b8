import { unknownPregnancyFacts } from '@nestwell/contracts/account';
import { fitness, type Clearance } from '@nestwell/contracts/fitness';
import {
  answer,
  aNursingMother,
  aPausedPregnancy,
  aQuietMember,
  aUser,
  refuse,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { anExercise } from '../../testing/an-exercise';
import { openWorkout, show } from './testing/show-fitness';

const bridge = anExercise({
  id: '019a0000-0000-7000-8000-000000000105',
  name: 'Bridge with Breath',
  minMonthsPostpartum: 2,
});
const notAsked = answer(fitness.readClearance, null);
const kept = answer(fitness.saveClearance, ({ body }) => body as Clearance);
const question = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));
const say = (taps: UserEvent, name: RegExp, label: string) =>
  taps.click(question(name).getByRole('radio', { name: label }));
const keep = () => screen.getByRole('button', { name: 'Keep my answers' });
const start = () => screen.getByRole('button', { name: 'Start Workout' });

it('asks once whether she is cleared and how her baby was born, and holds back what waits for it', async () => {
  const { taps, calls } = show({ answers: [notAsked, kept, answer(fitness.listExercises, [bridge])] });
  await openWorkout(taps, 'Bridge with Breath');
  expect(start()).toBeDisabled();
  expect(screen.getByText(/^Opens once you have answered/)).toBeVisible();

  await say(taps, /said that you may exercise/, 'Not yet');
  expect(keep()).toBeDisabled();
  await say(taps, /cesarean/, 'Yes');
  await taps.click(keep());

  expect(await screen.findByText('You have not been cleared to exercise yet.')).toBeVisible();
  expect(screen.getByText(/^After a cesarean, wait until your scar has healed/)).toBeVisible();
  expect(calls(fitness.saveClearance)[0]?.body).toEqual({ cleared: false, caesarean: true });
  expect(start()).toBeDisabled();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();

  await taps.click(screen.getByRole('button', { name: 'Change my answers' }));
  await say(taps, /said that you may exercise/, 'Yes');
  await taps.click(keep());
  await waitFor(() => expect(start()).toBeEnabled());
});

it('leaves the gentlest ones open to whoever is not cleared', async () => {
  const { taps } = show({ answers: [answer(fitness.readClearance, { cleared: false, caesarean: false })] });
  await openWorkout(taps);

  expect(start()).toBeEnabled();
});

it('keeps her answers where saving failed', async () => {
  const { taps, toasts } = show({ answers: [notAsked, refuse(fitness.saveClearance, 'internal')] });
  await openWorkout(taps);
  await say(taps, /said that you may exercise/, 'Yes');
  await say(taps, /cesarean/, 'No');
  await taps.click(keep());

  await waitFor(() => expect(toasts()).toEqual([expect.objectContaining({ title: 'Error' })]));
  expect(question(/said that you may exercise/).getByRole('radio', { name: 'Yes' })).toBeChecked();
});

it('says in pregnancy what exercise waits for, and asks nothing of a birth', async () => {
  const { taps } = show({ user: aUser(), answers: [notAsked] });
  await openWorkout(taps);

  expect(screen.getByRole('region', { name: 'Ask first if you have' })).toHaveTextContent(
    /placenta previa after 26 weeks.*cerclage.*severe anemia.*heart and lung.*bleeding that goes on.*labor that began too early.*short or weak cervix.*twins or more.*grows more slowly.*under control/,
  );
  expect(screen.getByRole('region', { name: 'Leave out while pregnant' })).toHaveTextContent(
    /contact and ball sports.*fall.*jumping, scuba diving.*heat: .*flat on your back/,
  );
  expect(screen.queryByRole('radiogroup', { name: /cesarean/ })).not.toBeInTheDocument();
});

it('names what she has stated of her pregnancy where it asks for a word first', async () => {
  const pregnancyFacts = { ...unknownPregnancyFacts, lowPlacenta: true, hypertension: false };
  const { taps } = show({ user: aUser({ babies: 2, pregnancyFacts }), answers: [notAsked] });
  await openWorkout(taps);

  expect(screen.getByText(/^You’ve told us of twins or more, a low-lying placenta\. Ask/)).toBeVisible();
});

it.each(['loss', 'paused'] as const)(
  'asks a member in %s for a scar, in words of no birth',
  async (state) => {
    const { taps, calls } = show({ user: aQuietMember(state), answers: [notAsked, kept] });
    await openWorkout(taps);
    await say(taps, /said that you may exercise/, 'Yes');
    expect(keep()).toBeDisabled();
    await say(taps, /scar from an operation/, 'Yes');
    await taps.click(keep());

    expect(await screen.findByText(/^Wait until your scar has healed/)).toBeVisible();
    expect(calls(fitness.saveClearance)[0]?.body).toEqual({ cleared: true, caesarean: true });
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/cesarean|birth|midwife[^?]*, at any hour/i);
  },
);

it.each([
  ['after birth', aNursingMother()],
  ['once a paused pregnancy has ended', aPausedPregnancy(false)],
])('says when to stop and nothing of pregnancy %s', async (_, user) => {
  const { taps } = show({ user, answers: [notAsked] });
  await openWorkout(taps);

  expect(screen.getByRole('region', { name: 'Stop and rest if you notice' })).toHaveTextContent(
    /bleeding, belly pain, (belly pain that comes and goes, leaking fluid, )?dizziness, .*calf pain or swelling\. Then call your (midwife or )?doctor, at any hour/,
  );
  expect(screen.queryByRole('region', { name: 'Ask first if you have' })).not.toBeInTheDocument();
});
