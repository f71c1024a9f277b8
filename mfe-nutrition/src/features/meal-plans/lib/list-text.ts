import type { MealPlan, ShoppingItem } from '@nestwell/contracts/nutrition';
import type { Restricted } from '@nestwell/domain/food-fit';
import { markedItem } from './marked-item';

/** The list as text to share or copy: what is still to buy under its category, what is ticked left out: "- Red lentils, 480 g (4 servings)". */
export function listText(
  { name, shoppingList }: Pick<MealPlan, 'name' | 'shoppingList'>,
  member: Restricted,
): string {
  const lineOf = ({ item, amount, quantity }: ShoppingItem) =>
    `- ${[markedItem(member, item), amount].filter(Boolean).join(', ')} (${quantity})`;
  const groups = shoppingList
    .map(({ category, items }) => ({ category, open: items.filter((line) => !line.checked) }))
    .filter(({ open }) => open.length > 0)
    .map(({ category, open }) => [category, ...open.map(lineOf)].join('\n'));
  return [`Shopping list: ${name}`, ...(groups.length > 0 ? groups : ['Everything is checked off.'])].join(
    '\n\n',
  );
}
