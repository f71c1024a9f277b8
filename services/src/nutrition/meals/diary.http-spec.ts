import { mealLimits, nutrition, type LogMealRequest } from '@nestwell/contracts/nutrition/server';
import { DAY } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

const LENTILS: LogMealRequest = {
  name: 'Lentils, cooked',
  calories: 230,
  mealType: 'dinner',
  portion: { label: '1 cup', grams: 198, times: 1 },
  micronutrients: { iron: 6.59, folate: 358.4 },
};

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await TestApp.start({ parts });
  app.clock.set('2026-11-20T12:00:00Z');
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await aMember(app);
});

const params = () => ({ params: { userId: member.id } });
const together = (meals: LogMealRequest[]) =>
  member.call(nutrition.logMeals, { ...params(), body: { meals } });
const listed = async () => (await member.call(nutrition.listMeals, params())).body;
const days = (startDate: string, endDate: string) =>
  member.call(nutrition.listDiaryDays, { ...params(), query: { startDate, endDate } });

describe('several foods at once', () => {
  it('are kept with their portions and what is known to be in them', async () => {
    const { status, body } = await together([LENTILS, { name: 'Rice', calories: 110, mealType: 'dinner' }]);

    expect(status).toBe(201);
    expect(body).toMatchObject([
      { portion: LENTILS.portion, micronutrients: { iron: 6.59, folate: 358.4 } },
      { portion: null, micronutrients: {} },
    ]);
    expect(await listed()).toEqual(expect.arrayContaining(body));
  });

  it('are all kept or none, and the wrong one is named', async () => {
    const tomorrow = new Date(app.clock.now().getTime() + DAY).toISOString();
    const { status, body } = await together([LENTILS, { ...LENTILS, loggedAt: tomorrow }]);

    expect(status).toBe(400);
    expect(body).toMatchObject({ field: 'meals.1.loggedAt' });
    expect(await listed()).toEqual([]);
  });

  it('are at most forty', async () => {
    const many = Array.from({ length: mealLimits.together + 1 }, () => LENTILS);
    expect(await together(many)).toMatchObject({ status: 400, body: { field: 'meals' } });
  });
});

it('changes a portion with its figures, and takes it away', async () => {
  const { body } = await together([LENTILS]);
  const args = { params: { mealId: body[0]?.id ?? '' } };
  const half = {
    portion: { label: '1 cup', grams: 198, times: 0.5 },
    calories: 115,
    micronutrients: { iron: 3.3 },
  };
  await member.call(nutrition.changeMeal, { ...args, body: half });
  expect(await listed()).toMatchObject([half]);

  await member.call(nutrition.changeMeal, { ...args, body: { portion: null } });
  expect(await listed()).toMatchObject([{ portion: null, calories: 115 }]);
});

describe('days', () => {
  it('add up on her own calendar', async () => {
    member.zone = 'Pacific/Auckland';
    await together([
      { ...LENTILS, protein: 17.9, loggedAt: '2026-11-18T10:59:00Z' },
      { ...LENTILS, protein: 17.9, loggedAt: '2026-11-18T11:00:00Z' },
      { ...LENTILS, loggedAt: '2026-11-19T10:59:00Z' },
    ]);

    expect((await days('2026-11-17', '2026-11-20')).body).toEqual([
      { date: '2026-11-18', calories: 230, protein: 17.9, meals: 1 },
      { date: '2026-11-19', calories: 460, protein: 17.9, meals: 2 },
    ]);
  });

  it('are at most 400, and not backwards', async () => {
    expect(await days('2025-10-15', '2026-11-20')).toMatchObject({ status: 400, body: { field: 'endDate' } });
    expect(await days('2026-11-20', '2026-11-19')).toMatchObject({ status: 400, body: { field: 'endDate' } });
  });
});
