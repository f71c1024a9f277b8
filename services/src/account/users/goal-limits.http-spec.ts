import { account } from '@nestwell/contracts/account/server';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'));

const change = (member: Member, body: object) =>
  member.call(account.updateUser, { params: { userId: member.id }, body });
const register = (json: object) =>
  app.visitor().send<Record<string, unknown>>('/api/users', { method: 'POST', json });

const body = { currentWeight: 150, height: 165, activityLevel: 'light' } as const;
const pregnant = { ...body, isPregnant: true, pregnancyWeek: 32 } as const;
const nursing = { ...body, monthsPostpartum: 4, isBreastfeeding: true } as const;
const afterBirth = { ...nursing, isBreastfeeding: false } as const;

const tooLow = [
  ['a weight goal of 85 lb at 165 cm', afterBirth, 'healthyWeightGoal', 85],
  ['a weight goal of 45 lb, the height unknown', { monthsPostpartum: 4 }, 'healthyWeightGoal', 45],
  ['a weight goal of 85 lb in pregnancy', pregnant, 'healthyWeightGoal', 85],
  ['800 kcal at 32 weeks', pregnant, 'baseCalorieGoal', 800],
  ['1,500 kcal at 32 weeks', pregnant, 'baseCalorieGoal', 1500],
  ['1,250 and 500 while nursing', nursing, 'baseCalorieGoal', 1250],
  ['1,199 kcal', afterBirth, 'baseCalorieGoal', 1199],
] as const;

it.each(tooLow)('refuses a registration with %s by its name', async (_, said, field, value) => {
  const email = `low-${tooLow.findIndex((row) => row[2] === field && row[3] === value)}@example.com`;

  expect(await register({ email, ...said, [field]: value })).toMatchObject({ status: 400, body: { field } });
});

it.each(tooLow)('refuses to change a profile to %s by its name', async (_, said, field, value) => {
  const member = await aMember(app, said);

  expect(await change(member, { [field]: value })).toMatchObject({ status: 400, body: { field } });
});

it('says why, kindly, and whom to ask', async () => {
  const member = await aMember(app, nursing);

  expect(await change(member, { baseCalorieGoal: 1250 })).toMatchObject({
    body: {
      code: 'invalid',
      message:
        'Less than 1,800 calories a day is too little while you nurse. Your midwife or doctor can help you find one that is right for you.',
    },
  });
});

it('judges a goal by what is known after the change', async () => {
  const member = await aMember(app, afterBirth);

  expect(await change(member, { baseCalorieGoal: 1250, isBreastfeeding: true })).toMatchObject({
    status: 400,
    body: { field: 'baseCalorieGoal' },
  });
  expect(await change(member, { healthyWeightGoal: 120, height: 180 })).toMatchObject({
    status: 400,
    body: { field: 'healthyWeightGoal' },
  });
  expect(await change(member, { healthyWeightGoal: 120, baseCalorieGoal: 1250 })).toMatchObject({
    status: 200,
  });
});

it.each([
  ['height', { height: 180 }],
  ['nursing', { isBreastfeeding: true }],
  ['state', { state: 'pregnant', pregnancyWeek: 8 }],
])('lets her change her %s though a goal falls below the limits by it', async (_, changed) => {
  const member = await aMember(app, { ...afterBirth, healthyWeightGoal: 120, baseCalorieGoal: 1250 });

  expect(await change(member, { ...changed, healthyWeightGoal: 120, baseCalorieGoal: 1250 })).toMatchObject({
    status: 200,
    body: { healthyWeightGoal: 120, baseCalorieGoal: 1250 },
  });
});

it('keeps that she has answered a note, until its goal is another', async () => {
  const member = await aMember(app, { ...afterBirth, healthyWeightGoal: 120 });
  await change(member, { height: 180, answeredNotes: ['healthyWeightGoal', 'littleEaten'] });

  expect(await change(member, { name: 'Leila' })).toMatchObject({
    body: { answeredNotes: ['healthyWeightGoal', 'littleEaten'] },
  });
  expect(await change(member, { healthyWeightGoal: 140 })).toMatchObject({
    body: { answeredNotes: ['littleEaten'] },
  });
});

it('raises the goal by the trimester when she says so', async () => {
  const member = await aMember(app, pregnant);

  expect(await change(member, { trimesterMode: true })).toMatchObject({
    body: { trimesterMode: true, baseCalorieGoal: 2100 },
  });
});
