import { nutrition, type KeptFood, type MealPlan, type PlanSlot } from '@nestwell/contracts/nutrition';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { useCall, useMember, useQueryClient, useToast, useUndo } from '@nestwell/remote-kit';
import { plansOf } from '../../lib/meal-plans/plans.queries';
import { recipeById } from '../../lib/recipes/catalogue/whole';
import { recipeOfKept } from '../../lib/own-recipes/own-recipe';
import { useKeptFoods } from '../../lib/foods/use-kept-foods';
import { withDays } from './lib/plan-snacks';

export interface PlanPlace {
  date: LocalDate;
  slot: PlanSlot;
}

/** Puts recipes into one meal of a plan; its list follows, and one tap puts back what was there. */
export function usePlannedRecipe() {
  const queryClient = useQueryClient();
  const { queryKey } = plansOf(useMember().id);
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const kept = useKeptFoods();
  const changePlan = useCall(nutrition.changeMealPlan, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
  const find = (id: string) => {
    const own = kept.data?.find((food) => food.id === id);
    return own ? recipeOfKept(own) : recipeById(id);
  };
  const put = (plan: MealPlan, { date, slot }: PlanPlace, recipes: string[]) => {
    const day = plan.days[date];
    const days = day ? { ...plan.days, [date]: { ...day, [slot]: recipes } } : plan.days;
    const { shoppingList } = withDays(plan, days, find);
    const body = { meal: { date, slot, recipes }, shoppingList };
    return changePlan.mutateAsync({ params: { planId: plan.id }, body });
  };
  const couldNot = () =>
    toast({ title: 'The plan was not changed', description: 'Please try again.', tone: 'alert' });

  /** Resolves to whether it is there. */
  const plan = async (food: KeptFood, into: MealPlan, place: PlanPlace): Promise<boolean> => {
    const before = into.days[place.date]?.[place.slot] ?? [];
    try {
      const changed = await put(into, place, [food.id]);
      sayUndoable({ title: `In ${into.name}`, description: food.name }, () => put(changed, place, before));
      return true;
    } catch {
      couldNot();
      return false;
    }
  };
  return { plan, busy: changePlan.isPending };
}
