import { fitness } from '@nestwell/contracts/fitness/server';
import { newId } from '../../platform/database/ids';
import { aMember, type Member } from '../../testing/member';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { exerciseIdOf } from './catalogue/exercise-seed';

const walk = exerciseIdOf(502);
const advanced = exerciseIdOf(606);

describe('fitness over HTTP', () => {
  let app: TestApp;
  let member: Member;

  beforeAll(async () => {
    app = await TestApp.start({ parts, env: { CLOCK: 'movable' } });
    member = await aMember(app);
  });
  afterEach(() => app.clock.set(new Date()));
  afterAll(() => app.stop());

  it('logs a workout once however often the same save is repeated', async () => {
    const key = newId();
    const body = { userId: member.id, exerciseId: walk, duration: 25 };
    const first = await member.call(fitness.logWorkout, { body }, { 'idempotency-key': key });
    const again = await member.call(fitness.logWorkout, { body }, { 'idempotency-key': key });

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(first.body.exercise).toMatchObject({ id: walk, name: 'Stroller Walk' });
    const stats = await member.call(fitness.weeklyStats, { params: { userId: member.id } });
    expect(stats.body).toEqual({ totalWorkouts: 1, totalMinutes: 25 });
  });

  it.each([
    [0, 'duration'],
    [601, 'duration'],
    [12.5, 'duration'],
    ['', 'duration'],
    [null, 'duration'],
  ])('refuses a workout of %p minutes', async (duration, field) => {
    const json = { userId: member.id, exerciseId: walk, duration };
    const answer = await member.send('/api/workouts', { method: 'POST', json });

    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ field })]);
  });

  it('refuses an exercise before its time', async () => {
    const young = await aMember(app, { isPregnant: false, monthsPostpartum: 5 });
    const json = { userId: young.id, exerciseId: advanced, duration: 30 };
    const answer = await young.send('/api/workouts', { method: 'POST', json });

    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ code: 'exercise_not_available' }),
    ]);
  });

  it('finds nobody else’s workout', async () => {
    const other = await aMember(app);
    const body = { userId: member.id, exerciseId: walk, duration: 5 };
    const { body: workout } = await member.call(fitness.logWorkout, { body });
    const params = { workoutId: workout.id };

    expect((await other.call(fitness.updateWorkout, { params, body: { duration: 1 } })).status).toBe(404);
    expect((await other.call(fitness.deleteWorkout, { params })).status).toBe(404);
    expect((await member.call(fitness.updateWorkout, { params, body: { duration: 6 } })).body.duration).toBe(
      6,
    );
    expect((await member.call(fitness.deleteWorkout, { params })).status).toBe(204);
  });
});
