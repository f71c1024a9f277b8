import type { MealPlan } from '@nestwell/contracts/nutrition';
import { EmptyState, LoadFailure, Skeleton, Stack } from '@nestwell/ui';
import { useState } from 'react';
import { usePlans } from '../../lib/meal-plans/plans.queries';
import type { DietaryFilter } from '@nestwell/domain/food-fit';
import { CreatePlans } from './create-plans';
import { PlanCard } from './plan-card';
import * as css from './plans.module.css';

interface PlansPanelProps {
  diets: readonly DietaryFilter[];
  onDiets: (diets: DietaryFilter[]) => void;
}

/** The Plans tab. */
export function PlansPanel({ diets, onDiets }: PlansPanelProps) {
  const plans = usePlans();
  const [created, setCreated] = useState<string>();
  return (
    <section className={css.panel} aria-labelledby="plans-heading">
      <div>
        <h2 id="plans-heading">
          Smart Meal Plans <span className={css.count}>{plans.data?.length}</span>
        </h2>
        <p className={css.lead}>Pick a length. We plan the meals and the shopping.</p>
      </div>
      <CreatePlans diets={diets} onDiets={onDiets} onCreated={setCreated} />
      <Plans plans={plans} created={created} />
    </section>
  );
}

interface PlansProps {
  plans: ReturnType<typeof usePlans>;
  /** The id of the one made last. */
  created: string | undefined;
}

function Plans({ plans, created }: PlansProps) {
  if (plans.isPending) return <Skeleton label="Loading meal plans" />;
  // A failed background refresh keeps the former list.
  if (plans.isLoadingError) return <LoadFailure onRetry={() => void plans.refetch()} />;
  if (!plans.data?.length) {
    return (
      <EmptyState art="bowl" title="No Meal Plans Yet">
        Choose a length above, and breakfast, lunch and dinner are decided for days.
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      {plans.data.map((plan: MealPlan) => (
        <PlanCard key={plan.id} plan={plan} fresh={plan.id === created} />
      ))}
    </Stack>
  );
}
