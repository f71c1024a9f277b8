import { randomUUID } from 'node:crypto';
import { account } from '@nestwell/contracts/account';
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
      isPregnant: false,
      pregnancyWeek: null,
      pregnancyStage: 'postpartum',
      pregnancyPaused: false,
      dueDate: null,
      babyBornOn: '2025-12-15',
      monthsPostpartum: 6,
      isBreastfeeding: true,
      currentWeight: null,
      healthyWeightGoal: null,
      height: null,
      activityLevel: 'light',
      dietaryRestrictions: [],
      baseCalorieGoal: 2100,
      units: 'us',
      trialEndDate: expect.stringMatching(/^2026-06-22T12:00/),
      subscriptionEndDate: null,
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
      baseCalorieGoal: '2250',
      currentWeight: '160.25',
      healthyWeightGoal: 150,
      height: 168,
      activityLevel: 'moderate',
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
      baseCalorieGoal: 2250,
      currentWeight: 160.3,
      healthyWeightGoal: 150,
      height: 168,
      dietaryRestrictions: ['vegan', 'keto'],
    });
  });

  it.each([
    ['role', 'admin'],
    ['trialEndDate', '2099-01-01T00:00:00Z'],
    ['subscriptionEndDate', '2099-01-01T00:00:00Z'],
    ['createdAt', '2020-01-01T00:00:00Z'],
    ['id', '01890000-0000-7000-8000-000000000000'],
    ['favouriteColour', 'blue'],
  ])('refuses %s by name and makes nobody', async (field, value) => {
    const email = `mass-${field.toLowerCase()}@example.com`;

    expect(await register({ email, [field]: value })).toMatchObject({ status: 400, body: { field } });
    expect(await app.visitor().call(account.findUserByEmail, { query: { email } })).toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['name', ''],
    ['name', 'a\u0000b'],
    ['currentWeight', true],
    ['currentWeight', ''],
    ['currentWeight', -1],
    ['height', 'NaN'],
    ['baseCalorieGoal', 1e308],
    ['pregnancyWeek', 43],
    ['monthsPostpartum', 25],
    ['dueDate', '2026-02-30'],
    ['dueDate', '0000-00-00'],
    ['babyBornOn', '10000-01-01'],
    ['babyBornOn', '2026-06-16'],
    ['activityLevel', 'heroic'],
    ['dietaryRestrictions', 'vegan'],
    ['consent', false],
  ])('refuses %s = %p by name', async (field, value) => {
    expect(await register({ email: 'wrong@example.com', [field]: value })).toMatchObject({
      status: 400,
      body: { field },
    });
  });

  it.each([
    ['no e-mail', {}],
    ['no @', { email: 'nobody' }],
    ['a zero-width space inside', { email: 'a\u200bb@example.com' }],
    ['a zero-width no-break space before', { email: '\ufeffa@example.com' }],
    ['NUL', { email: 'a\u0000@example.com' }],
    ['a number', { email: 7 }],
    ['an object', { email: {} }],
  ])('refuses an address with %s', async (_, body) => {
    expect(await register(body)).toMatchObject({ status: 400, body: { field: 'email' } });
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
