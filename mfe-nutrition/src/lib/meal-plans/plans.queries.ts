import { nutrition } from '@nestwell/contracts/nutrition';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';
import { quietPlans } from './quiet-plans';

export const plansOf = (userId: string) => readOf(nutrition.listMealPlans, { params: { userId } });

/** Her plans, asked for again on every visit. */
export function usePlans() {
  const { id, pregnancyPaused } = useMember();
  return useQuery({
    ...plansOf(id),
    staleTime: 0,
    refetchOnMount: 'always',
    select: pregnancyPaused ? quietPlans : undefined,
  });
}

function usePlansRefresh(): { onSuccess: () => Promise<void> } {
  const queryClient = useQueryClient();
  const { queryKey } = plansOf(useMember().id);
  return { onSuccess: () => queryClient.invalidateQueries({ queryKey }) };
}

export const useCreatePlan = () => useCall(nutrition.createMealPlan, usePlansRefresh());
export const useDeletePlan = () => useCall(nutrition.deleteMealPlan, usePlansRefresh());
