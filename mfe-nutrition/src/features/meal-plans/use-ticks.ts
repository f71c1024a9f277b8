import { nutrition, type MealPlan, type ShoppingTick } from '@nestwell/contracts/nutrition';
import { useCall, useMember, useQueryClient, useToast } from '@nestwell/remote-kit';
import { plansOf } from '../../lib/meal-plans/plans.queries';

/** Ticks a line at once and keeps it on the server; a tick that could not be kept is taken back and said. */
export function useTicks(plan: MealPlan): (tick: ShoppingTick) => void {
  const queryClient = useQueryClient();
  const { queryKey } = plansOf(useMember().id);
  const { toast } = useToast();
  const changePlan = useCall(nutrition.changeMealPlan);

  const show = (tick: ShoppingTick) =>
    queryClient.setQueryData<MealPlan[]>(queryKey, (plans) =>
      plans?.map((one) => (one.id === plan.id ? { ...one, shoppingList: withTick(one, tick) } : one)),
    );
  const keep = async (tick: ShoppingTick) => {
    // A list that is on its way knows nothing of this tick and would take it back for a while.
    await queryClient.cancelQueries({ queryKey });
    show(tick);
    try {
      await changePlan.mutateAsync({ params: { planId: plan.id }, body: { ticks: [tick] } });
    } catch {
      show({ ...tick, checked: !tick.checked });
      toast({ title: 'That was not saved', description: 'Please try again.', tone: 'alert' });
    }
  };
  return (tick) => void keep(tick);
}

function withTick(
  { shoppingList }: MealPlan,
  { category, item, checked }: ShoppingTick,
): MealPlan['shoppingList'] {
  return shoppingList.map((group) =>
    group.category === category
      ? { ...group, items: group.items.map((line) => (line.item === item ? { ...line, checked } : line)) }
      : group,
  );
}
