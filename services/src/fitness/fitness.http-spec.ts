import { fitness } from '@nestwell/contracts/fitness/server';
import { aMember, type Member } from '../testing/member';
import { parts } from '../app';
import { TestApp } from '../platform/testing/test-app';
import { exerciseIdOf } from './movement/catalogue/exercise-seed';

const walk = exerciseIdOf(502);

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
});
