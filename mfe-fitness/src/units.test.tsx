import { fitness } from '@nestwell/contracts/fitness';
import { unitSystems } from '@nestwell/domain/units';
import { answer, aUser, renderWithHost, walkUnits } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompleteWorkoutSheet } from './features/exercises/complete-workout-sheet';
import { WorkoutSheet } from './features/exercises/workout-sheet';
import { QuickLog } from './features/quick-log/quick-log';
import { DaySheet } from './lib/day/day-sheet';
import { aWorkout, anExercise } from './testing/an-exercise';
import { aDay } from './testing/tracked-day';

const press = (name: string) => userEvent.setup({ delay: null }).click(screen.getByRole('button', { name }));

describe.each(unitSystems)('in %s units', (units) => {
  const user = aUser({ units, currentWeight: 148, height: 165 });

  it('the quick log asks about a weight of the other unit, and steps to no other water', async () => {
    renderWithHost(<QuickLog />, {
      user,
      answers: [answer(fitness.trackingToday, null), answer(fitness.listTracking, [])],
    });
    await press('Quick log');
    const sheet = within(await screen.findByRole('dialog', { name: 'Quick Log' }));
    await userEvent.setup({ delay: null }).click(sheet.getByRole('tab', { name: 'Physical' }));

    expect(await walkUnits()).toHaveLength(2);
  });

  it('the sheet of a day asks about a weight of the other unit, and refuses other water and sleep', async () => {
    renderWithHost(<DaySheet entry={aDay()} checkIn={null} onClose={() => undefined} />, { user });

    expect(await walkUnits({ save: () => press('Save') })).toHaveLength(3);
  });

  it.each([
    [
      'that begins',
      <CompleteWorkoutSheet
        key="new"
        exercise={anExercise()}
        open
        onOpenChange={jest.fn()}
        onBack={jest.fn()}
      />,
    ],
    ['that was', <WorkoutSheet key="was" workout={aWorkout()} onClose={jest.fn()} />],
  ])('minutes of a workout %s are the same', async (_, sheet) => {
    renderWithHost(sheet, { user });

    expect(await walkUnits()).toHaveLength(1);
  });
});
