import { nutrition, type CreateMealPlanRequest } from '@nestwell/contracts/nutrition';
import { deviceDate } from '@nestwell/domain/device-time';
import { refusalOf, useMember, useRegion, useToast } from '@nestwell/remote-kit';
import { useCreatePlan } from '../../lib/meal-plans/plans.queries';
import { recipesFor } from '../../lib/recipes/quiet-recipes';
import type { DietaryFilter } from '@nestwell/domain/food-fit';
import { makePlan } from './lib/make-plan';
import { generationFailed, type PlanKind } from './lib/plan-kind';
import { NothingToPlan, planForOf } from './lib/recipe-pool';

const WHAT_HELPS =
  'Another kind of plan or one filter less will help. What you are allergic to is never put into one.';

/** Makes a plan of what satisfies every one of `diets` on the device and keeps it; a second press while one is being made does nothing. */
export function useGeneratePlan(diets: readonly DietaryFilter[], onCreated: (planId: string) => void) {
  const user = useMember();
  const country = useRegion().region?.country;
  const { toast } = useToast();
  const createPlan = useCreatePlan();

  const made = (kind: PlanKind): CreateMealPlanRequest | undefined => {
    try {
      return makePlan(recipesFor(user), kind, {
        userId: user.id,
        today: deviceDate(new Date()),
        diets,
        ...planForOf(user, country),
        random: Math.random,
      });
    } catch (failure) {
      const nothing = failure instanceof NothingToPlan;
      toast({
        title: nothing ? failure.message : generationFailed[kind.type],
        description: nothing && diets.length > 0 ? WHAT_HELPS : undefined,
        tone: 'alert',
      });
      return undefined;
    }
  };

  const generate = (kind: PlanKind) => {
    if (createPlan.isPending) return;
    const body = made(kind);
    if (!body) return;
    createPlan.mutateAsync({ body }).then(
      ({ id }) => {
        onCreated(id);
        toast({ title: 'Smart meal plan created with shopping list!' });
      },
      (failure: unknown) =>
        toast({ title: 'Failed to create meal plan', description: reasonOf(failure), tone: 'alert' }),
    );
  };
  return { generate, creating: createPlan.isPending };
}

/** Only what she can mend herself. */
function reasonOf(failure: unknown): string | undefined {
  const refusal = refusalOf(nutrition.createMealPlan, failure);
  return refusal?.code === 'too_many_plans' ? refusal.reason : undefined;
}
