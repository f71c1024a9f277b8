import { deviceDate } from '@nestwell/domain/device-time';
import { hers, queued, standInAt, type Circumstances, type ShownChange } from '../kernel';
import type { LogMealRequest, ChangeMealRequest } from './meals.schemas';
import { isQuickDrink, type LoggedDrink } from './quick-drinks';
import * as mealsEndpoints from './meals.endpoints';

const lists = (at: Circumstances) => [hers(at, 'meals'), hers(at, 'meals/week')];

const rule = { noun: 'Meal', open: '/nutrition?view=diary' } as const;

const nameOf = (at: Circumstances, id: string) => {
  const name = at.find(hers(at, 'meals'), { id })?.name;
  return typeof name === 'string' ? name : 'A meal';
};

function shownMeal(request: LogMealRequest, at: Circumstances): ShownChange[] {
  const { id, userId, now } = at;
  const { name, mealType, loggedAt = now.toISOString(), portion = null, product, ...figures } = request;
  const amount = (grams: unknown) => (grams === undefined || grams === null ? null : Number(grams));
  const row = {
    id,
    userId,
    name,
    mealType,
    loggedAt,
    calories: Number(figures.calories),
    protein: amount(figures.protein),
    carbs: amount(figures.carbs),
    fat: amount(figures.fat),
    portion,
    micronutrients: figures.micronutrients ?? {},
    ...(product && { product }),
  };
  return [
    ...lists(at).map((on) => ({ on, where: { id }, otherwise: row })),
    ofItsDay(loggedAt, { calories: row.calories, meals: 1 }, at),
  ];
}

/** What its day adds up to. */
function ofItsDay(
  loggedAt: string,
  add: { calories: number; meals: number },
  at: Circumstances,
): ShownChange {
  const date = deviceDate(new Date(loggedAt));
  return { on: hers(at, 'meals/days'), where: { date }, add, otherwise: { date, calories: 0, meals: 0 } };
}

function withoutIt(id: string, at: Circumstances): ShownChange[] {
  const row = at.find(hers(at, 'meals'), { id });
  const gone = lists(at).map((on): ShownChange => ({ on, where: { id }, gone: true }));
  if (typeof row?.loggedAt !== 'string') return gone;
  return [...gone, ofItsDay(row.loggedAt, { calories: -Number(row.calories), meals: -1 }, at)];
}

/** On its new day too, where it was moved to another. */
function changedMeal(id: string, changes: ChangeMealRequest, at: Circumstances): ShownChange[] {
  const row = at.find(hers(at, 'meals'), { id });
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const shown = lists(at).map((on): ShownChange => ({ on, where: { id }, set, was: row }));
  if (typeof row?.loggedAt !== 'string') return shown;
  const [was, is] = [Number(row.calories), Number(changes.calories ?? row.calories)];
  return [
    ...shown,
    ofItsDay(row.loggedAt, { calories: -was, meals: -1 }, at),
    ofItsDay(changes.loggedAt ?? row.loggedAt, { calories: is, meals: 1 }, at),
  ];
}

function titleOfAll(meals: readonly LogMealRequest[]): string {
  const more = meals.length - 1;
  return more > 0 ? `${meals[0]?.name} and ${more} more` : (meals[0]?.name ?? '');
}

export const logMeal = /* @__PURE__ */ queued(mealsEndpoints.logMeal, {
  ...rule,
  title: ({ body }) => body.name,
  shows: ({ body }, at) => shownMeal(body, at),
});

export const logMealOfUser = /* @__PURE__ */ queued(mealsEndpoints.logMealOfUser, {
  ...rule,
  needsPlan: ({ body }) => !isQuickDrink(body),
  title: ({ body }) => body.name,
  shows: ({ body }, at) => shownMeal(body, at),
});

export const logMeals = /* @__PURE__ */ queued(mealsEndpoints.logMeals, {
  ...rule,
  makesList: true,
  title: ({ body }) => titleOfAll(body.meals),
  shows: ({ body }, at) =>
    body.meals.flatMap((meal, index) => shownMeal(meal, { ...at, id: standInAt(at.id, index) })),
});

export const changeMeal = /* @__PURE__ */ queued(mealsEndpoints.changeMeal, {
  ...rule,
  title: ({ params, body }, at) => body.name ?? nameOf(at, params.mealId),
  shows: ({ params, body }, at) => changedMeal(params.mealId, body, at),
});

export const deleteMeal = /* @__PURE__ */ queued(mealsEndpoints.deleteMeal, {
  ...rule,
  needsPlan: ({ params }, at) =>
    !isQuickDrink((at.find(hers(at, 'meals'), { id: params.mealId }) ?? {}) as LoggedDrink),
  title: ({ params }, at) => `${nameOf(at, params.mealId)}, taken away`,
  shows: ({ params }, at) => withoutIt(params.mealId, at),
});
