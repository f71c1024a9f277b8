import { keptFoodLimits, nutrition, type KeepFoodRequest } from '@nestwell/contracts/nutrition/server';
import { parts } from '../../app';
import { Database } from '../../platform/database/database';
import { PersonalData } from '../../platform/personal-data';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { KeptFoodsRepository } from './kept-foods.repository';

const BREAD: KeepFoodRequest = {
  name: 'Seeded rye bread',
  kind: 'own',
  portion: { label: 'slice', grams: 45 },
  calories: 110,
  fat: 1.8,
  micronutrients: { fibre: 3.6 },
  contains: ['gluten', 'sesame'],
};
const SOUP: KeepFoodRequest = {
  name: 'Lentil soup',
  kind: 'recipe',
  portion: { label: 'serving', grams: null },
  calories: 290,
  recipe: {
    servings: 4,
    ingredients: [{ name: 'Red lentils', calories: 1074, portion: { label: '100 g', grams: 100, times: 3 } }],
  },
};

let app: TestApp;
let member: Member;
let other: Member;

beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await aMember(app);
  other = await aMember(app);
});

const keep = (body: KeepFoodRequest, who = member) =>
  who.call(nutrition.keepFood, { params: { userId: who.id }, body });
const list = async (who = member) =>
  (await who.call(nutrition.listKeptFoods, { params: { userId: who.id } })).body;

it('keeps foods and recipes exactly, the newest first', async () => {
  const bread = await keep(BREAD);
  const soup = await keep(SOUP);

  expect(bread).toMatchObject({ status: 201, body: { ...BREAD, isFavourite: false, protein: null } });
  expect(soup.body).toMatchObject(SOUP);
  expect((await list()).map(({ name }) => name)).toEqual(['Lentil soup', 'Seeded rye bread']);
});

it('keeps what she does and says of a recipe, and where it is from', async () => {
  const recipe = {
    ...SOUP.recipe,
    steps: ['Soften the garlic.', 'Simmer for 20 minutes.'],
    note: 'Less salt next time.',
    rating: 4,
    minutes: 35,
    source: 'https://example.com/soup',
    copyOf: 'one-pot-lentil-stew',
    isStated: true,
  };
  const { body } = await keep({ ...SOUP, recipe } as KeepFoodRequest);

  expect(body.recipe).toMatchObject(recipe);
  expect((await list())[0]?.recipe).toMatchObject(recipe);
});

it('shows a recipe of before with nothing more said of it', async () => {
  const { body } = await keep(SOUP);
  const own = app.get(KeptFoodsRepository).ofUser(member.id);
  const { servings, ingredients } = body.recipe ?? { servings: 0, ingredients: [] };
  await own.update({ id: body.id }, { recipe: { servings, ingredients } });

  expect(await list()).toEqual([body]);
  expect(body.recipe).toMatchObject({ steps: [], note: '', rating: null, source: null, isStated: false });
});

it('changes one, and keeps it no longer, once', async () => {
  const { body } = await keep(BREAD);
  const args = { params: { foodId: body.id } };
  await member.call(nutrition.replaceKeptFood, {
    ...args,
    body: { ...BREAD, isFavourite: true, calories: 120 },
  });
  expect(await list()).toMatchObject([{ id: body.id, isFavourite: true, calories: 120 }]);

  expect((await member.call(nutrition.forgetFood, args)).status).toBe(204);
  expect((await member.call(nutrition.forgetFood, args)).status).toBe(404);
  expect(await list()).toEqual([]);
});

it('keeps again under its former id what was let go, once', async () => {
  const { body } = await keep(SOUP);
  await member.call(nutrition.forgetFood, { params: { foodId: body.id } });
  const again = { ...SOUP, id: body.id };

  expect((await keep(again)).body).toMatchObject({ id: body.id, name: SOUP.name });
  expect((await keep(again)).status).toBe(201);
  expect(await list()).toMatchObject([{ id: body.id }]);
  expect((await keep(again, other)).body).toMatchObject({ id: body.id, userId: other.id });
});

it("answers 404 for somebody else's food and leaves it", async () => {
  const { body } = await keep(BREAD);
  const args = { params: { foodId: body.id } };

  expect((await other.call(nutrition.replaceKeptFood, { ...args, body: SOUP })).status).toBe(404);
  expect((await other.call(nutrition.forgetFood, args)).status).toBe(404);
  expect(await list()).toEqual([body]);
});

it.each([
  ['recipe', { ...BREAD, recipe: SOUP.recipe }],
  ['recipe', { ...SOUP, recipe: null }],
  ['name', { ...BREAD, name: ' ' }],
  ['recipe.rating', { ...SOUP, recipe: { ...SOUP.recipe, rating: 6 } }],
  ['recipe.source', { ...SOUP, recipe: { ...SOUP.recipe, source: 'javascript:alert(1)' } }],
  ['micronutrients.iron', { ...BREAD, micronutrients: { iron: -1 } }],
])('refuses a wrong %s, naming it', async (field, wrong) => {
  expect(await keep(wrong as KeepFoodRequest)).toMatchObject({ status: 400, body: { field } });
});

it('keeps three hundred and no more', async () => {
  const { body } = await keep(BREAD);
  const { id: _id, userId: _userId, ...food } = body;
  const rows = Array.from({ length: keptFoodLimits.foods - 1 }, () => ({
    ...food,
    product: null,
    createdAt: app.clock.now(),
    proteinTenths: null,
    carbsTenths: null,
    fatTenths: null,
  }));
  await app.get(Database).run(() => app.get(KeptFoodsRepository).ofUser(member.id).insertAll(rows));

  expect(await keep(BREAD)).toMatchObject({ status: 409, body: { code: 'too_many_foods' } });
  expect(await list()).toHaveLength(keptFoodLimits.foods);
});

it('goes with her export and her erasure, and nobody else’s does', async () => {
  const { body } = await keep(BREAD);
  const { body: theirs } = await keep(SOUP, other);
  const personalData = app.get(PersonalData);

  expect(await personalData.exportOf(member.id)).toMatchObject({ nutrition: { keptFoods: [body] } });
  await app.get(Database).run(() => personalData.erase(member.id));
  expect(await personalData.exportOf(member.id)).toMatchObject({ nutrition: { keptFoods: [] } });
  expect(await personalData.exportOf(other.id)).toMatchObject({ nutrition: { keptFoods: [theirs] } });
});
