import { account } from '@nestwell/contracts/account/server';
import { fitness } from '@nestwell/contracts/fitness/server';
import { aMember } from '../testing/member';
import { parts } from '../app';
import { TestApp } from '../platform/testing/test-app';
import { exerciseIdOf } from './movement/catalogue/exercise-seed';
import { WorkoutsService } from './movement/workouts.service';
import { TrackingService } from './tracking/tracking.service';

const walk = exerciseIdOf(502);
const advanced = exerciseIdOf(606);

describe('fitness over HTTP', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({ parts, env: { CLOCK: 'movable' } });
  });
  afterEach(() => app.clock.set(new Date()));
  afterAll(() => app.stop());

  it('gives her everything on export and nothing is left after erasing', async () => {
    const mother = await aMember(app);
    await mother.call(fitness.saveCheckIn, {
      params: { userId: mother.id },
      body: { anxietyLevel: 3, notes: 'a long night' },
    });
    await mother.call(fitness.logWorkout, { body: { userId: mother.id, exerciseId: walk, duration: 5 } });

    const { body } = await mother.send<{ areas: { fitness: unknown } }>(`/api/users/${mother.id}/export`);
    expect(body.areas.fitness).toMatchObject({
      trackingDays: [{ notes: 'a long night' }],
      workouts: [{ duration: 5 }],
    });
    const erased = await mother.send(`/api/users/${mother.id}`, {
      method: 'DELETE',
      json: { email: mother.email },
    });
    expect(erased.status).toBe(204);
    expect(await app.get(TrackingService).exportOf(mother.id)).toEqual([]);
    expect(await app.get(WorkoutsService).exportOf(mother.id)).toEqual([]);
  });

  it('keeps logs and check-ins open while her pregnancy has changed, and of the exercises the gentle ones', async () => {
    const mother = await aMember(app, { isPregnant: true, monthsPostpartum: null, pregnancyWeek: 20 });
    const params = { userId: mother.id };
    await mother.call(account.updateUser, { params, body: { pregnancyPaused: true } });

    const log = await mother.call(fitness.logTracking, { body: { userId: mother.id, sleepHours: 4 } });
    const checkIn = await mother.call(fitness.saveCheckIn, { params, body: { anxietyLevel: 4 } });
    const [gentle, strenuous] = await Promise.all(
      [walk, advanced].map((exerciseId) =>
        mother.send('/api/workouts', {
          method: 'POST',
          json: { userId: mother.id, exerciseId, duration: 5 },
        }),
      ),
    );

    expect([log.status, checkIn.status]).toEqual([200, 200]);
    expect([gentle?.status, strenuous?.status]).toEqual([201, 422]);
  });
});
