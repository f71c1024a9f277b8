import { unknownPregnancyFacts } from '@nestwell/contracts/account';
import { fitness, type Clearance } from '@nestwell/contracts/fitness';
import { answer, aNursingMother, aQuietMember, aUser, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { anExercise } from '../../testing/an-exercise';
import { lifts, openWorkout, show } from './testing/show-fitness';

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

function isIn(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}
afterEach(() => jest.restoreAllMocks());

it.each([
  ['pregnant', aUser(), 'America/Chicago', '911'],
  ['after birth', aNursingMother(), 'Europe/London', '999'],
  ['after a loss', aQuietMember('loss'), 'Pacific/Auckland', '111'],
  ['in a pause', aQuietMember('paused'), 'Australia/Sydney', '000'],
  ['pregnant elsewhere', aUser(), 'UTC', '112'],
])(
  'gives the emergency number for chest pain, before and during a workout, %s',
  async (_, user, zone, number) => {
    isIn(zone);
    const { taps } = show({ user });
    const gives = () => {
      const card = screen.getByRole('region', { name: 'Stop and call at once for' });
      expect(card).toHaveTextContent(/chest pain, trouble breathing .*, fainting, a fit or heavy bleeding/);
      expect(within(card).getByRole('link', { name: /^Call emergency services/ })).toHaveAttribute(
        'href',
        `tel:${number}`,
      );
    };
    await openWorkout(taps);
    gives();
    await taps.click(start());
    await screen.findByRole('dialog', { name: 'Complete Workout' });
    gives();
  },
);

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

it('says what a ridge, a leak and a bulge mean', async () => {
  const { taps } = show();
  await openWorkout(taps);

  expect(screen.getByRole('region', { name: 'When to go back to an easier move' })).toHaveTextContent(
    /ridge down the middle.*\(diastasis\).*8 weeks.*Leaking, heaviness or a bulge/,
  );
});

it('opens only the gentlest where her answers cannot be read', async () => {
  const { taps } = show({
    answers: [refuse(fitness.readClearance, 'internal'), answer(fitness.listExercises, [bridge])],
  });
  await openWorkout(taps, 'Bridge with Breath');

  expect(start()).toBeDisabled();
  expect(screen.getByText(/^Your answers could not be read yet/)).toBeVisible();
});

it.each([
  ['not asked', null, 'Asks you first'],
  ['not cleared', { cleared: false, caesarean: true }, 'Once cleared'],
])(
  'marks in every list what waits while she is %s, and counts it nowhere as open',
  async (_, clearance, badge) => {
    const { taps } = show({
      answers: [answer(fitness.readClearance, clearance), answer(fitness.listExercises, [bridge, lifts])],
    });
    for (const tab of ['All', 'Core']) {
      await taps.click(await screen.findByRole('tab', { name: tab }));
      expect(await screen.findByRole('region', { name: 'Bridge with Breath' })).toHaveTextContent(badge);
      expect(screen.getByRole('region', { name: 'Pelvic Floor Lifts' })).not.toHaveTextContent(badge);
    }
    expect(screen.getByRole('region', { name: 'This week' })).toHaveTextContent(/open to you1$/);
  },
);

it('starts none that waits by its address either', async () => {
  show({
    route: '/fitness?exercise=Bridge%20with%20Breath',
    answers: [notAsked, answer(fitness.listExercises, [bridge])],
  });
  await screen.findByRole('dialog', { name: 'Bridge with Breath' });

  expect(start()).toBeDisabled();
});

it.each([
  ['after birth', aNursingMother()],
  ['while her pregnancy has changed', aUser({ pregnancyPaused: true, pregnancyWeek: null })],
])('says when to stop and nothing of pregnancy %s', async (_, user) => {
  const { taps } = show({ user, answers: [notAsked] });
  await openWorkout(taps);

  expect(screen.getByRole('region', { name: 'Stop and rest if you notice' })).toHaveTextContent(
    /bleeding, belly pain, (painful contractions, leaking fluid, )?dizziness, .*calf pain or swelling\. Then call your (midwife or )?doctor, at any hour/,
  );
  expect(screen.queryByRole('region', { name: 'Ask first if you have' })).not.toBeInTheDocument();
});
