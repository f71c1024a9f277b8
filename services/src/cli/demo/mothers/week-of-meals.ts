import type { PlanSlot, ShoppingCategory } from '@nestwell/contracts/nutrition/server';
import { addDays, daysOf, startOfWeek } from '@nestwell/domain/calendar-days';
import type { Plan } from '../mother';
import type { Year } from '../year';

type Line = readonly [category: ShoppingCategory, item: string, quantity: string, checked: boolean];

interface Wanted extends Record<PlanSlot, readonly string[]> {
  shopping: readonly Line[];
}

/** A plan of this week, Monday to Sunday, that takes the recipes of each meal in turn. */
export function weekOfMeals(year: Year, name: string, { shopping, ...recipes }: Wanted): Plan {
  const monday = startOfWeek(year.today);
  const days = daysOf(monday, addDays(monday, 6));
  const onDay = (slot: PlanSlot, day: number) => recipes[slot].slice(day % recipes[slot].length).slice(0, 1);
  return {
    name,
    startDate: monday,
    endDate: addDays(monday, 6),
    days: Object.fromEntries(
      days.map((date, day) => [
        date,
        { breakfast: onDay('breakfast', day), lunch: onDay('lunch', day), dinner: onDay('dinner', day) },
      ]),
    ),
    shoppingList: [...new Set(shopping.map(([category]) => category))].map((category) => ({
      category,
      items: shopping
        .filter(([of]) => of === category)
        .map(([, item, quantity, checked]) => ({ item, quantity, checked })),
    })),
  };
}
