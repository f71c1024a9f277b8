import { account } from '@nestwell/contracts/account/server';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';

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
    ['allergies', 'nuts'],
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
