import type { ReactNode } from 'react';
import { List } from '@nestwell/ui';
import type { KnownFood } from '../../../../lib/foods/known-food';
import { toggled, withTimes, type Pick } from '../picks';
import { PickRow } from './pick-row';

interface FoodListProps<Food extends KnownFood> {
  label: string;
  foods: readonly Food[];
  detailOf?: (food: Food) => string | undefined;
  /** Something at a row's end. */
  endOf?: (food: Food) => ReactNode;
  picks: readonly Pick[];
  onPicks: (picks: Pick[]) => void;
}

/** Foods to pick from. */
export function FoodList<Food extends KnownFood>({
  label,
  foods,
  detailOf,
  endOf,
  picks,
  onPicks,
}: FoodListProps<Food>) {
  const last = picks.at(-1)?.food.key;
  return (
    <List aria-label={label}>
      {foods.map((food) => (
        <PickRow
          key={food.key}
          food={food}
          times={picks.find((pick) => pick.food.key === food.key)?.times ?? 0}
          detail={detailOf?.(food)}
          end={endOf?.(food)}
          changing={last === food.key}
          onToggle={() => onPicks(toggled(picks, food))}
          onTimes={(times) => onPicks(withTimes(picks, food, times))}
        />
      ))}
    </List>
  );
}
