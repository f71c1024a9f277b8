import { fitness } from '@nestwell/contracts/fitness';
import { speaksOfBaby } from '@nestwell/domain/baby-words';
import { answer, aNursingMother, aPausedPregnancy, aQuietMember, aUser } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { openWorkout, show } from './testing/show-fitness';

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
    await taps.click(screen.getByRole('button', { name: 'Start Workout' }));
    await screen.findByRole('dialog', { name: 'Complete Workout' });
    gives();
  },
);

it('says what a ridge, a leak and a bulge mean', async () => {
  const { taps } = show();
  await openWorkout(taps);

  expect(screen.getByRole('region', { name: 'When to go back to an easier move' })).toHaveTextContent(
    /ridge down the middle.*\(diastasis\).*8 weeks.*Leaking, heaviness or a bulge/,
  );
});

it.each([
  ['goes on', true],
  ['may go on', null],
])(
  'of a paused pregnancy that %s says what to ask first and to leave out, and names nobody',
  async (_, goesOn) => {
    const { taps } = show({
      user: { ...aPausedPregnancy(goesOn), babies: 2 },
      answers: [answer(fitness.readClearance, null)],
    });
    await openWorkout(taps);
    const sheet = screen.getByRole('dialog');
    expect(sheet).toHaveTextContent(/You’ve told us what asks for a word first/);

    expect(within(sheet).getByRole('region', { name: 'Ask first if you have' })).toHaveTextContent(
      /bleeding, or fluid leaking, high blood pressure.*Your doctor says what is safe/,
    );
    expect(within(sheet).getByRole('region', { name: 'Leave out for now' })).toHaveTextContent(
      /lying flat on your back/,
    );
    expect(within(sheet).getByRole('region', { name: 'Stop and rest if you notice' })).toHaveTextContent(
      /belly pain that comes and goes, leaking fluid/,
    );
    expect(sheet.textContent.split(/[.:]/).filter(speaksOfBaby)).toEqual([]);
  },
);

it('of a paused pregnancy that has ended asks nothing of one', async () => {
  const { taps } = show({ user: aPausedPregnancy(false) });
  await openWorkout(taps);

  expect(screen.queryByRole('region', { name: 'Ask first if you have' })).not.toBeInTheDocument();
});

it.each([
  ['pregnant', aUser(), 'https://www.acog.org/womens-health/faqs/exercise-during-pregnancy'],
  ['after birth', aNursingMother(), 'https://www.acog.org/womens-health/faqs/exercise-after-pregnancy'],
  ['in a pause', aQuietMember('paused'), null],
  ['after a loss', aQuietMember('loss'), null],
])('the Videos panel leads to a library of the stage: %s', async (_, user, href) => {
  const { taps } = show({ user });
  await taps.click(screen.getByRole('tab', { name: 'Videos' }));
  expect(screen.getByRole('heading', { name: 'Exercise video library' })).toBeVisible();
  const link = screen.queryByRole('link', { name: /^Open the exercise library/ });

  expect(link?.getAttribute('href') ?? null).toBe(href);
});
