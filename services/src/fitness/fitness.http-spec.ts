import { account } from '@nestwell/contracts/account';
import { fitness } from '@nestwell/contracts/fitness';
import { newId } from '../platform/database/ids';
import { aMember, type Member } from '../testing/member';
import { parts } from '../app';
import { TestApp } from '../platform/testing/test-app';
import { exerciseIdOf } from './movement/catalogue/exercise-seed';
import { WorkoutsService } from './movement/workouts.service';
import { TrackingService } from './tracking/tracking.service';

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

  const today = () => member.call(fitness.trackingToday, { params: { userId: member.id } });

  const reads = (userId: string): [string, string][] => [
    ['GET', '/api/exercises'],
    ['GET', `/api/users/${userId}/tracking`],
    ['GET', `/api/users/${userId}/tracking/today`],
    ['GET', `/api/users/${userId}/tracking/mental`],
    ['GET', `/api/users/${userId}/workouts`],
    ['GET', `/api/users/${userId}/stats/weekly`],
  ];
  const writes = (userId: string): [string, string, unknown][] => [
    ['POST', '/api/tracking', { userId, mood: 2 }],
    ['POST', `/api/users/${userId}/tracking`, { mood: 2 }],
    ['POST', `/api/users/${userId}/tracking/mental`, { brainFog: 2 }],
    ['DELETE', `/api/users/${userId}/tracking/2026-11-20`, undefined],
    ['POST', '/api/workouts', { userId, exerciseId: walk, duration: 5 }],
  ];
  const calls = (userId: string) => [
    ...reads(userId).map(([method, path]) => [method, path, undefined] as const),
    ...writes(userId),
  ];

  it('tells nobody anything without a session', async () => {
    for (const [method, path, json] of calls(member.id)) {
      const visitor = app.visitor();
      visitor.userId = member.id;
      expect([path, (await visitor.send(path, { method, json })).status]).toEqual([path, 401]);
    }
  });

  it('refuses another member', async () => {
    const other = await aMember(app);
    const own = calls(member.id).filter(([, path]) => path !== '/api/exercises');
    for (const [method, path, json] of own) {
      expect([path, (await other.send(path, { method, json })).status]).toEqual([path, 403]);
    }
    expect((await today()).body).toBeNull();
  });

  it('asks for a plan when the trial is over, and keeps the door open for export', async () => {
    const late = await aMember(app);
    app.clock.advance(8 * 86_400_000);
    for (const [method, path, json] of calls(late.id)) {
      const { status, body } = await late.send(path, { method, json });
      expect([path, status, body]).toEqual([
        path,
        402,
        expect.objectContaining({ code: 'subscription_required' }),
      ]);
    }
    expect((await late.send(`/api/users/${late.id}/export`)).status).toBe(200);
  });

  it.each([
    ['mood 5', { mood: 5 }, 'mood'],
    ['mood -1', { mood: -1 }, 'mood'],
    ['mood 2.5', { mood: 2.5 }, 'mood'],
    ['mood true', { mood: true }, 'mood'],
    ['an empty mood', { mood: '' }, 'mood'],
    ['water below nothing', { waterIntake: -1 }, 'waterIntake'],
    ['25 hours of sleep', { sleepHours: 25 }, 'sleepHours'],
    ['a weight of NaN', { weight: 'NaN' }, 'weight'],
    ['a huge weight', { weight: 1e308 }, 'weight'],
    ['an energy in words', { energy: 'Tired' }, 'energy'],
    ['30 February', { mood: 1, date: '2026-02-30' }, 'date'],
    ['the year 10000', { mood: 1, date: '10000-01-01' }, 'date'],
    ['0000-00-00', { mood: 1, date: '0000-00-00' }, 'date'],
    ['tomorrow', { mood: 1, date: '2199-01-01' }, 'date'],
    ['an unknown field', { mood: 1, admin: true }, 'admin'],
    ['nothing', {}, 'body'],
  ])('refuses %s naming the field', async (_, values, field) => {
    for (const [path, body] of [
      ['/api/tracking', { userId: member.id, ...values }],
      [`/api/users/${member.id}/tracking`, values],
    ] as const) {
      const answer = await member.send(path, { method: 'POST', json: body });
      expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ field })]);
    }
  });

  it('takes numbers as text, and both paths write the same row', async () => {
    const sync = await member.call(fitness.syncHealth, {
      params: { userId: member.id },
      body: { waterIntake: '6', energy: 1, weight: '148.2' },
    });
    const quick = await member.call(fitness.logTracking, {
      body: { userId: member.id, energyLevel: '4', mood: 0 },
    });

    expect([sync.status, quick.status]).toEqual([200, 200]);
    expect(quick.body).toMatchObject({ waterIntake: 6, energyLevel: 4, mood: 0, weight: 148.2 });
    expect((await today()).body).toEqual(quick.body);
    expect(quick.body).not.toHaveProperty('energy');
    expect(quick.body).not.toHaveProperty('notes');
  });

  it('shows Auckland and Los Angeles each her own today at the same instant', async () => {
    app.clock.set('2026-11-25T11:30:00Z');
    const [auckland, losAngeles] = [await aMember(app), await aMember(app)];
    auckland.zone = 'Pacific/Auckland';
    losAngeles.zone = 'America/Los_Angeles';

    for (const [mother, date] of [
      [auckland, '2026-11-26'],
      [losAngeles, '2026-11-25'],
    ] as const) {
      await mother.call(fitness.logTracking, { body: { userId: mother.id, mood: 3 } });
      const { body } = await mother.call(fitness.trackingToday, { params: { userId: mother.id } });
      expect(body).toMatchObject({ date, mood: 3 });
    }
  });

  it.each([
    ['23 hours in spring', '2027-03-27T23:30:00Z', '2027-03-28T21:30:00Z', '2027-03-28'],
    ['25 hours in autumn', '2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', '2026-10-25'],
  ])('counts a day of %s as one', async (_, first, last, date) => {
    app.clock.set(first);
    const mother = await aMember(app);
    mother.zone = 'Europe/Vienna';
    const early = await mother.call(fitness.logTracking, { body: { userId: mother.id, mood: 1 } });
    app.clock.set(last);
    const late = await mother.call(fitness.logTracking, { body: { userId: mother.id, sleepHours: 6 } });

    expect([early.body.date, late.body.date]).toEqual([date, date]);
    expect(late.body).toMatchObject({ id: early.body.id, mood: 1, sleepHours: 6 });
  });

  it('logs a workout once however often the same save is repeated', async () => {
    const key = newId();
    const body = { userId: member.id, exerciseId: walk, duration: 25 };
    const first = await member.call(fitness.logWorkout, { body }, { 'idempotency-key': key });
    const again = await member.call(fitness.logWorkout, { body }, { 'idempotency-key': key });

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(first.body.exercise).toMatchObject({ id: walk, name: 'Pram Walk' });
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

  it('pages history with a next link', async () => {
    app.clock.set('2026-11-25T11:30:00Z');
    const mother = await aMember(app);
    for (const date of ['2026-11-24', '2026-11-23', '2026-11-22']) {
      await mother.call(fitness.logTracking, { body: { userId: mother.id, date, mood: 1 } });
    }
    const list = (query: object) =>
      mother.call(fitness.listTracking, { params: { userId: mother.id }, query });

    const first = await list({ limit: 2 });
    expect(first.body.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-23']);
    expect(first.headers.get('link')).toMatch(/before=2026-11-23.*rel="next"/);
    expect((await list({ limit: 2, before: '2026-11-23' })).headers.get('link')).toBeNull();
    expect((await list({ startDate: 'yesterday' })).status).toBe(400);
  });

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
