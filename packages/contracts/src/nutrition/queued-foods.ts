import { hers, queued, type Circumstances } from '../kernel';
import type { KeepFoodRequest } from './kept-foods.schemas';
import * as keptFoodsEndpoints from './kept-foods.endpoints';

const rule = { noun: 'Food', open: '/nutrition?view=recipes' } as const;

const on = (at: Circumstances) => hers(at, 'kept-foods');

const amount = (grams: unknown) => (grams === undefined || grams === null ? null : Number(grams));

/** What the server takes for what a recipe leaves out. */
const unsaid = {
  steps: [],
  note: '',
  rating: null,
  minutes: null,
  source: null,
  copyOf: null,
  isStated: false,
};

/** As the server will answer it. */
const fieldsOf = ({ id: _, ...food }: KeepFoodRequest) => ({
  isFavourite: false,
  contains: [],
  areAllAllergiesAsked: false,
  barcode: null,
  ...food,
  recipe: food.recipe ? { ...unsaid, ...food.recipe } : null,
  calories: Number(food.calories),
  protein: amount(food.protein),
  carbs: amount(food.carbs),
  fat: amount(food.fat),
  micronutrients: food.micronutrients ?? {},
});

export const keepFood = /* @__PURE__ */ queued(keptFoodsEndpoints.keepFood, {
  ...rule,
  title: ({ body }) => body.name,
  shows: ({ body }, at) => {
    const id = body.id ?? at.id;
    const otherwise = { id, userId: at.userId, createdAt: at.now.toISOString(), ...fieldsOf(body) };
    return [{ on: on(at), where: { id }, otherwise }];
  },
});

export const replaceKeptFood = /* @__PURE__ */ queued(keptFoodsEndpoints.replaceKeptFood, {
  ...rule,
  title: ({ body }) => body.name,
  shows: ({ params: { foodId: id }, body }, at) => {
    const was = at.find(on(at), { id });
    return [{ on: on(at), where: { id }, set: fieldsOf(body), was }];
  },
});

export const forgetFood = /* @__PURE__ */ queued(keptFoodsEndpoints.forgetFood, {
  ...rule,
  title: ({ params }, at) => {
    const name = at.find(on(at), { id: params.foodId })?.name;
    return `${typeof name === 'string' ? name : 'A food'}, kept no longer`;
  },
  shows: ({ params }, at) => [{ on: on(at), where: { id: params.foodId }, gone: true }],
});
