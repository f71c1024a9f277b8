import { hers, queued } from '../kernel';
import { mealPlansEndpoints } from './meal-plans.contract';

/** Ticks of a list and what she changes about a plan, kept until they are sent. A new plan needs the network. */
export const queuedPlans = {
  changeMealPlan: queued(mealPlansEndpoints.changeMealPlan, {
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
  }),
} as const;
