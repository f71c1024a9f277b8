import { account } from '@nestwell/contracts/account';
import { nutrition } from '@nestwell/contracts/nutrition';
import { answer } from '../testing/answers';
import { aUser } from '../testing/example-user';
import { FakeServer } from '../testing/fake-server';
import { asWritten, under, type Conditions } from './conditions';

const amara = aUser();
const scenario = {
  user: amara,
  answers: [answer(account.getUser, amara), answer(nutrition.listMeals, [{ name: 'Stew' } as never])],
};

const serverUnder = (changed: Partial<Conditions>) =>
  new FakeServer(under({ ...asWritten, ...changed }, scenario).answers);
const meals = async (changed: Partial<Conditions>) => {
  const answered = await serverUnder(changed).fetch(`/api/users/${amara.id}/meals`);
  return { status: answered.status, body: (await answered.json()) as unknown };
};

it('leaves a scenario as it was written', async () => {
  expect(await meals({})).toEqual({ status: 200, body: [{ name: 'Stew' }] });
  expect(under(asWritten, scenario).user).toEqual(amara);
});

it('moves her to another stage without making her somebody else', () => {
  expect(under({ ...asWritten, Stage: 'Nursing' }, scenario).user).toMatchObject({
    name: amara.name,
    isBreastfeeding: true,
    pregnancyWeek: null,
  });
});

it.each([
  [{ Answers: 'Empty' }, { status: 200, body: [] }],
  [{ Answers: 'Failing' }, { status: 500 }],
] as const)('under %j a list answers %j', async (changed, expected) => {
  expect(await meals(changed)).toMatchObject(expected);
});

it('refuses what needs a plan where hers has ended, and nothing else', async () => {
  const ended = { ...asWritten, Subscription: 'Ended' } as const;
  const plans = [answer(nutrition.listMealPlans, [])];
  const server = new FakeServer(
    under(ended, { ...scenario, answers: [...scenario.answers, ...plans] }).answers,
  );
  const refused = await server.fetch(`/api/users/${amara.id}/meal-plans`);
  expect({ status: refused.status, body: (await refused.json()) as unknown }).toMatchObject({
    status: 402,
    body: { code: 'subscription_required' },
  });
  expect((await server.fetch(`/api/users/${amara.id}/meals`)).status).toBe(200);
});

it('tells the plan she has', async () => {
  const answered = await serverUnder({ Subscription: 'Annual plan' }).fetch(
    `/api/users/${amara.id}/subscription/status`,
  );
  expect(await answered.json()).toMatchObject({ subscriptionType: 'annual', isActive: true });
});

it('answers slowly', async () => {
  jest.useFakeTimers();
  let status = 0;
  void serverUnder({ Answers: 'Slow' })
    .fetch(`/api/users/${amara.id}/meals`)
    .then((answered) => (status = answered.status));

  await jest.advanceTimersByTimeAsync(2000);
  expect(status).toBe(0);
  await jest.advanceTimersByTimeAsync(600);
  expect(status).toBe(200);
  jest.useRealTimers();
});
