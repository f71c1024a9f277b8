import type { MealPlan } from '@nestwell/contracts/nutrition';
import { useDeviceDate } from '@nestwell/remote-kit';
import { Badge, CheckIcon } from '@nestwell/ui';
import { isRunning } from '../../lib/meal-plans/running';

/** 'Active' until its last day is over, then 'Ended'. */
export function PlanStatus({ plan }: { plan: Pick<MealPlan, 'endDate' | 'isActive'> }) {
  const today = useDeviceDate();
  if (isRunning(plan, today)) {
    return (
      <Badge tone="success" icon={<CheckIcon aria-hidden="true" />}>
        Active
      </Badge>
    );
  }
  return <Badge>Ended</Badge>;
}
