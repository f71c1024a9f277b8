import { randomUUID } from 'node:crypto';
import { account, unknownPregnancyFacts } from '@nestwell/contracts/account/server';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import type { Visitor } from '../../testing/visitor';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'));

const register = (json: unknown, zone = 'UTC') => {
  const visitor = app.visitor();
  visitor.zone = zone;
  return visitor.send<Record<string, unknown>>('/api/users', { method: 'POST', json });
};

describe('creating a user', () => {
  it('with an e-mail alone applies the defaults, and the name before the @', async () => {
    const { status, body } = await register({ email: '  Bare.Login+test@Example.com ' });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'bare.login+test',
      email: 'bare.login+test@example.com',
      role: 'user',
      state: 'postpartum',
      isPregnant: false,
      pregnancyWeek: null,
      pregnancyStage: 'postpartum',
      pregnancyPaused: false,
      dueDate: null,
      isDueDateExact: false,
      babyBornOn: '2025-12-15',
      monthsPostpartum: 6,
      bornEarlyAt: null,
      babies: 1,
      pregnancyFacts: unknownPregnancyFacts,
      recoveringSince: null,
      milkHelpWanted: null,
      isBirthDateExact: false,
      opensQuietRoom: false,
      isBreastfeeding: true,
      nursingMode: true,
      trimesterMode: false,
      hidesFigures: false,
      answeredNotes: [],
      currentWeight: null,
      healthyWeightGoal: null,
      height: null,
      activityLevel: 'light',
      allergies: [],
      dietaryRestrictions: [],
      baseCalorieGoal: 2100,
      units: 'us',
      dateOrder: 'auto',
      clockFace: 'auto',
      trialEndDate: expect.stringMatching(/^2026-06-22T12:00/),
      subscriptionEndDate: null,
      consentedAt: null,
      createdAt: expect.stringMatching(/^2026-06-15T12:00/),
    });
  });

  it('with everything the form sends keeps it, numbers as numbers', async () => {
    const { status, body } = await register({
      email: 'amara@example.com',
      name: 'Amara Osei',
      isPregnant: true,
      dueDate: '2026-09-21',
      pregnancyWeek: '26',
      pregnancyStage: 'second_trimester',
      monthsPostpartum: null,
      isBreastfeeding: false,
      baseCalorieGoal: '2450',
      currentWeight: '160.25',
      healthyWeightGoal: 150,
      height: 168,
      activityLevel: 'moderate',
      allergies: ['celery', 'nuts', 'nuts'],
      dietaryRestrictions: ['vegan', 'keto', 'vegan'],
      consent: true,
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Amara Osei',
      isPregnant: true,
      dueDate: '2026-09-21',
      pregnancyWeek: 26,
      pregnancyStage: 'second_trimester',
      monthsPostpartum: null,
      isBreastfeeding: false,
      baseCalorieGoal: 2450,
      currentWeight: 160.3,
      healthyWeightGoal: 150,
      height: 168,
      allergies: ['nuts', 'celery'],
      dietaryRestrictions: ['vegan', 'keto'],
    });
  });
});

it('stops a client after its number of registrations an hour, whatever address it claims to have', async () => {
  const few = await TestApp.start({ parts, env: { REGISTRATIONS_PER_HOUR: '3', TRUST_PROXY: '1' } });
  const from = (address: string, email: string) =>
    few.visitor().send('/api/users', {
      method: 'POST',
      json: { email },
      headers: { 'x-forwarded-for': address },
    });

  const statuses = [];
  for (let at = 1; at <= 5; at += 1) {
    statuses.push((await from(`10.0.0.${at}, 203.0.113.7`, `many-${at}@example.com`)).status);
  }
  const other = await from('203.0.113.8', 'other@example.com');
  few.clock.advance(61 * 60_000);
  const later = await from('203.0.113.7', 'later@example.com');
  await few.stop();

  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  expect(other.status).toBe(201);
  expect(later.status).toBe(201);
});

describe('a trial', () => {
  const trialOf = async (email: string) => (await register({ email })).body.trialEndDate;

  it.each([
    ['a tag', 'tagged@example.com', 'tagged+again@example.com'],
    ["Gmail's dots and other name", 'with.dots@gmail.com', 'withdots+2@googlemail.com'],
  ])('is given once to a mailbox, whatever its address: %s', async (_, first, second) => {
    expect(await trialOf(first)).toEqual(expect.any(String));
    expect(await trialOf(second)).toBeNull();
  });

  it('is given once to addresses of one mailbox that register at once', async () => {
    const trials = await Promise.all([1, 2, 3, 4].map((tag) => trialOf(`at-once+${tag}@example.com`)));

    expect(trials.filter((end) => end !== null)).toHaveLength(1);
  });

  it('is given to each where dots tell people apart', async () => {
    expect(await trialOf('a.dot@example.com')).toEqual(expect.any(String));
    expect(await trialOf('adot@example.com')).toEqual(expect.any(String));
  });
});

describe('a registration that is repeated with its key', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });
  const registration = (visitor: Visitor, email: string, headers: Record<string, string>) =>
    visitor.send<{ id: string }>('/api/users', { method: 'POST', json: { email }, headers });
  const isIn = async (visitor: Visitor, userId: string) =>
    (await visitor.call(account.getUser, { params: { userId } })).status === 200;

  it('signs her in where the first answer was lost, in the place of the first session', async () => {
    const [first, visitor, headers] = [app.visitor(), app.visitor(), key()];
    const { body } = await registration(first, 'lost-answer@example.com', headers);

    const again = await registration(visitor, 'lost-answer@example.com', headers);

    expect(again).toMatchObject({ status: 201, body: { id: body.id } });
    expect(await isIn(visitor, body.id)).toBe(true);
    expect(await isIn(first, body.id)).toBe(false);
  });

  it('does not sign in again after she logged out, however often it was repeated before', async () => {
    const [visitor, later, headers] = [app.visitor(), app.visitor(), key()];
    const { body } = await registration(app.visitor(), 'logged-out@example.com', headers);
    await registration(visitor, 'logged-out@example.com', headers);
    await visitor.send('/api/session', { method: 'DELETE' });

    const again = await registration(later, 'logged-out@example.com', headers);

    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await isIn(later, body.id)).toBe(false);
  });
});
