import type { ShoppingGroup, ShoppingTick } from '@nestwell/contracts/nutrition/server';

/** The list with the named lines ticked or unticked; a tick of a line that is not there changes nothing. */
export function withTicks(list: readonly ShoppingGroup[], ticks: readonly ShoppingTick[]): ShoppingGroup[] {
  const checkedOf = new Map(ticks.map(({ category, item, checked }) => [keyOf(category, item), checked]));
  return list.map(({ category, items }) => ({
    category,
    items: items.map((line) => ({
      ...line,
      checked: checkedOf.get(keyOf(category, line.item)) ?? line.checked,
    })),
  }));
}

const keyOf = (category: string, item: string) => `${category}\n${item}`;
