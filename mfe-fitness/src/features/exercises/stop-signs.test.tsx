import { aNursingMother, aQuietMember, aUser } from '@nestwell/remote-kit/testing';
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
