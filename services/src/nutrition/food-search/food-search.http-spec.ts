import { nutrition } from '@nestwell/contracts/nutrition/server';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { parts } from '../../app';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await TestApp.start({ parts });
  member = await aMember(app);
});
afterAll(() => app.stop());

it('answers foods with the nutrients per 100 g', async () => {
  const answer = await member.call(nutrition.searchFoods, { query: { q: 'salmn' } });

  expect(answer.body.foods[0]).toMatchObject({
    description: 'Salmon, Atlantic, cooked',
    fdcId: 175168,
    nutrients: [
      { nutrientId: 1008, value: 206 },
      { nutrientId: 1003, value: 22.1 },
      { nutrientId: 1005, value: 0 },
      { nutrientId: 1004, value: 12.4 },
      { nutrientId: 1089, value: 0.34, unitName: 'mg' },
      { nutrientId: 1177, value: 34, unitName: 'µg' },
      { nutrientId: 1087, value: 15, unitName: 'mg' },
      { nutrientId: 1180, value: 90.5, unitName: 'mg' },
      { nutrientId: 1079, value: 0, unitName: 'g' },
      { nutrientId: 1178, value: 2.8, unitName: 'µg' },
      { nutrientId: 1114, value: 13.1, unitName: 'µg' },
    ],
  });
});

it('answers an empty list for what is no food', async () => {
  const answer = await member.call(nutrition.searchFoods, { query: { q: 'qqqqqqq' } });
  expect(answer).toMatchObject({ status: 200, body: { foods: [] } });
});

it.each(['', '?q=', '?q=a', '?q=%20a%20', `?q=${'x'.repeat(101)}`, '?q[x]=1', '?q=ab&q=cd', '?q=egg&x=1'])(
  'refuses %s',
  async (query) => {
    expect((await member.send(`/api/food/search${query}`)).status).toBe(400);
  },
);

it('is for members only', async () => {
  expect((await app.visitor().send('/api/food/search?q=egg')).status).toBe(401);
});
