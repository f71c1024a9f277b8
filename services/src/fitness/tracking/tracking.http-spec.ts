import { randomUUID } from 'node:crypto';
import { fitness } from '@nestwell/contracts/fitness/server';
import { aMember, type Member } from '../../testing/member';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';

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

  it('adds a cup once, however often the same press arrives', async () => {
    const mother = await aMember(app);
    const body = { userId: mother.id, add: { waterIntake: 1 } };
    const key = { 'idempotency-key': randomUUID() };
    const press = () => mother.call(fitness.logTracking, { body }, key);

    const [first, again] = [await press(), await press()];

    expect([first.body.waterIntake, again.body.waterIntake]).toEqual([1, 1]);
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
});
