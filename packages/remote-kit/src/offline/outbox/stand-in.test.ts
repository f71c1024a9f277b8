import { QueryClient } from '@tanstack/react-query';
import { standIn, standInsOf } from './stand-in';

const otherwise = { id: 'new', date: '2026-11-22', waterIntake: null, mood: null };
const where = { date: '2026-11-22' };
const cup = (on: string[]) => ({ on, where, set: {}, add: { waterIntake: 1 }, otherwise });
const shows = [cup(['tracking']), cup(['tracking/today'])];

it('counts what is added where no read shows the day yet', () => {
  expect(standIn(new QueryClient(), shows)).toEqual({ ...otherwise, waterIntake: 1 });
});

it('is the row as any read of it is shown, with what was logged before', () => {
  const client = new QueryClient();
  const today = { id: 'old', date: '2026-11-22', waterIntake: 3, mood: 4 };
  client.setQueryData(['tracking/today'], today);

  expect(standIn(client, shows)).toBe(today);
});

it('is never the row of something else that the change shows on', () => {
  const client = new QueryClient();
  client.setQueryData(['week'], { totalWorkouts: 4 });
  const workout = { on: ['workouts'], where: { id: 'new' }, set: { duration: 20 }, otherwise: { id: 'new' } };
  const week = { on: ['week'], where: {}, add: { totalWorkouts: 1 } };

  expect(standIn(client, [workout, week])).toEqual({ id: 'new', duration: 20 });
});

it('is nothing for what is taken away', () => {
  expect(standIn(new QueryClient(), [{ on: ['tracking'], where, gone: true }])).toBeUndefined();
});

it('has one for each of several things that a change makes', () => {
  const made = (id: string) => {
    const otherwise = { id };
    return ['meals', 'meals/week'].map((read) => ({ on: [read], where: { id }, otherwise }));
  };

  expect(standInsOf(new QueryClient(), [...made('a'), ...made('b')])).toEqual([{ id: 'a' }, { id: 'b' }]);
});
