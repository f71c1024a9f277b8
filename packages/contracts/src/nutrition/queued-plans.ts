import { queued, hers } from '../kernel';
import * as mealPlansEndpoints from './meal-plans.endpoints';

export const changeMealPlan = /* @__PURE__ */ queued(mealPlansEndpoints.changeMealPlan, {
  noun: 'List',
  open: '/nutrition',
  title: ({ body: { ticks = [], name } }) =>
    ticks.length === 1 ? (ticks[0]?.item ?? '') : (name ?? 'Your plan'),
  shows: ({ params, body: { ticks = [], name, isActive } }, at) => {
    const on = hers(at, 'meal-plans');
    const where = { id: params.planId };
    const set = { ...(name !== undefined && { name }), ...(isActive !== undefined && { isActive }) };
    const lines = ticks.map(({ category, item, checked }) => ({
      on,
      where,
      part: ['shoppingList', { category }, 'items', { item }],
      set: { checked },
    }));
    return [{ on, where, set }, ...lines];
  },
});
