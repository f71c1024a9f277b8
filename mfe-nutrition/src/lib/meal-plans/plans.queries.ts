import { nutrition } from '@nestwell/contracts/nutrition';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

export const plansOf = (userId: string) => readOf(nutrition.listMealPlans, { params: { userId } });

/** Her plans, asked for again on every visit. */
export const usePlans = () =>
  useQuery({ ...plansOf(useMember().id), staleTime: 0, refetchOnMount: 'always' });

function usePlansRefresh(): { onSuccess: () => Promise<void> } {
  const queryClient = useQueryClient();
  const { queryKey } = plansOf(useMember().id);
  return { onSuccess: () => queryClient.invalidateQueries({ queryKey }) };
}

export const useCreatePlan = () => useCall(nutrition.createMealPlan, usePlansRefresh());
export const useDeletePlan = () => useCall(nutrition.deleteMealPlan, usePlansRefresh());
