import { hers, queued, type Circumstances, type ShownChange } from '../kernel';
import { mealsEndpoints, type LogMealRequest } from './meals.contract';

const lists = (at: Circumstances) => [hers(at, 'meals'), hers(at, 'meals/week')];

const rule = { noun: 'Meal', open: '/nutrition?view=diary' } as const;

const nameOf = (at: Circumstances, id: string) => {
  const name = at.find(hers(at, 'meals'), { id })?.name;
  return typeof name === 'string' ? name : 'A meal';
};

function shownMeal(request: LogMealRequest, at: Circumstances): ShownChange[] {
  const { id, userId, now } = at;
  const { name, mealType, loggedAt = now.toISOString(), portion = null, ...figures } = request;
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
  };
  return lists(at).map((on) => ({ on, where: { id }, otherwise: row }));
}

/** Her meals, kept until they are sent. */
export const queuedMeals = {
  logMeal: queued(mealsEndpoints.logMeal, {
    ...rule,
    title: ({ body }) => body.name,
    shows: ({ body }, at) => shownMeal(body, at),
  }),
  logMealOfUser: queued(mealsEndpoints.logMealOfUser, {
    ...rule,
    title: ({ body }) => body.name,
    shows: ({ body }, at) => shownMeal(body, at),
  }),
  changeMeal: queued(mealsEndpoints.changeMeal, {
    ...rule,
    title: ({ params, body }, at) => body.name ?? nameOf(at, params.mealId),
    shows: ({ params, body }, at) => lists(at).map((on) => ({ on, where: { id: params.mealId }, set: body })),
  }),
  deleteMeal: queued(mealsEndpoints.deleteMeal, {
    ...rule,
    title: ({ params }, at) => `${nameOf(at, params.mealId)}, taken away`,
    shows: ({ params }, at) => lists(at).map((on) => ({ on, where: { id: params.mealId }, gone: true })),
  }),
} as const;
