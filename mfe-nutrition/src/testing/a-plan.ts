import type { MealPlan } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';

const today = () => deviceDate(new Date());

/** A two-day plan from today; override what a test or a preview is about. */
export function aPlan(overrides: Partial<MealPlan> = {}): MealPlan {
  const startDate = today();
  const endDate = addDays(startDate, 1);
  const day = {
    breakfast: ['overnight-oats-flax'],
    lunch: ['turkey-avocado-wrap'],
    dinner: ['one-pot-lentil-stew'],
    snacks: [],
  };
  return {
    id: '01980000-0000-7000-8000-0000000000b1',
    userId: '01980000-0000-7000-8000-000000000001',
    name: 'Nursing Mother Plan (7 Days)',
    startDate,
    endDate,
    days: { [startDate]: day, [endDate]: { ...day, dinner: ['a-recipe-of-the-past'] } },
    shoppingList: [
      {
        category: 'Proteins',
        items: [
          { item: 'Brown lentils', quantity: '2 servings', amount: '3 cups', checked: true },
          { item: 'Roasted turkey breast', quantity: '1 serving', amount: '85 g', checked: false },
        ],
      },
      { category: 'Pantry', items: [{ item: 'Olive oil', quantity: '1 serving', checked: false }] },
    ],
    isActive: true,
    createdAt: '2026-11-21T08:00:00.000Z',
    ...overrides,
  };
}
