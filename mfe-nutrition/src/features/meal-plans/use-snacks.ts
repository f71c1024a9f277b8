import { nutrition, type MealPlan } from '@nestwell/contracts/nutrition';
import { useCall, useMember, useQueryClient, useToast } from '@nestwell/remote-kit';
import { plansOf } from '../../lib/meal-plans/plans.queries';
import { useRecipeFinder } from '../../lib/own-recipes/use-recipe-finder';
import { snacksOf, toggledSnacks, withSnacks } from './lib/plan-snacks';

/** Adds a snack to every day of a plan or takes it off, at once; a change that was not kept is taken back and said. */
export function useSnacks(plan: MealPlan): (snackId: string) => void {
  const queryClient = useQueryClient();
  const { queryKey } = plansOf(useMember().id);
  const { toast } = useToast();
  const { find } = useRecipeFinder(plan);
  // One after the other, so that the last press is what is kept.
  const changePlan = useCall(nutrition.changeMealPlan, { scope: { id: `snacks-of-${plan.id}` } });

  const shown = () =>
    queryClient.getQueryData<MealPlan[]>(queryKey)?.find((one) => one.id === plan.id) ?? plan;
  const show = (changed: MealPlan) =>
    queryClient.setQueryData<MealPlan[]>(queryKey, (plans) =>
      plans?.map((one) => (one.id === changed.id ? changed : one)),
    );
  const toggle = async (snackId: string) => {
    await queryClient.cancelQueries({ queryKey });
    const before = shown();
    const changed = withSnacks(before, toggledSnacks(snacksOf(before), snackId), find);
    show(changed);
    try {
      const body = { snacks: [...snacksOf(changed)], shoppingList: changed.shoppingList };
      await changePlan.mutateAsync({ params: { planId: plan.id }, body });
    } catch {
      const now = shown();
      show(withSnacks(now, toggledSnacks(snacksOf(now), snackId), find));
      toast({ title: 'That snack was not saved', description: 'Please try again.', tone: 'alert' });
    }
  };
  return (snackId) => void toggle(snackId);
}
