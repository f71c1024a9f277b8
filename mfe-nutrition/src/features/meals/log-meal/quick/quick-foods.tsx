import type { LogMealRequest, Meal, MealType } from '@nestwell/contracts/nutrition';
import { useMember, useQuery, useDeviceDate } from '@nestwell/remote-kit';
import { Skeleton } from '@nestwell/ui';
import { againAt, oftenFoods, recentFoods } from '../../../../lib/foods/often';
import { useKeptFoods } from '../../../../lib/foods/use-kept-foods';
import { lastMeals, requestOfMeal } from '../../../../lib/meals/meals.queries';
import type { Pick } from '../picks';
import { AgainCards } from './again-cards';
import { FoodTabs } from './food-tabs';
import { MatchingFoods } from './matching-foods';
import * as css from './quick.module.css';

export interface QuickFoodsProps {
  /** What she types: then only what of hers fits it. */
  text: string;
  eaten: { mealType: MealType; loggedAt?: string };
  picks: readonly Pick[];
  onPicks: (picks: Pick[]) => void;
  /** Logs at once. */
  onLog: (meals: LogMealRequest[]) => void;
}

/** What she logs without looking for it: meals again, and her own foods. */
export function QuickFoods({ text, eaten, picks, onPicks, onLog }: QuickFoodsProps) {
  const today = useDeviceDate();
  const last = useQuery(lastMeals(useMember().id));
  const kept = useKeptFoods();
  if (last.isPending || kept.isPending) return <Skeleton label="Loading your foods" rows={3} />;
  const meals = last.data ?? [];
  const keptFoods = kept.data ?? [];
  if (text.trim() !== '') {
    return (
      <MatchingFoods
        {...{
          text,
          kept: keptFoods,
          recent: recentFoods(meals),
          picks,
          onPicks,
        }}
      />
    );
  }
  const again = (of: readonly Meal[]) =>
    onLog(of.map((meal) => ({ ...requestOfMeal(meal), loggedAt: eaten.loggedAt })));
  return (
    <div className={css.quick}>
      <FoodTabs
        mealType={eaten.mealType}
        often={oftenFoods(meals, eaten.mealType)}
        recent={recentFoods(meals)}
        kept={keptFoods}
        picks={picks}
        onPicks={onPicks}
      >
        <AgainCards cards={againAt(meals, eaten.mealType, today)} onLog={again} />
      </FoodTabs>
    </div>
  );
}
