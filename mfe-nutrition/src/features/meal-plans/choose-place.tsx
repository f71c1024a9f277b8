import {
  mealTypeLabels,
  planSlots,
  type KeptFood,
  type MealPlan,
  type PlanSlot,
} from '@nestwell/contracts/nutrition';
import { fullDay } from '@nestwell/domain/calendar-days';
import { useDeviceDate } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import {
  Button,
  ChipRow,
  EmptyState,
  FilterChip,
  linkClass,
  LoadFailure,
  SelectField,
  Sheet,
  Skeleton,
  Text,
} from '@nestwell/ui';
import { useState } from 'react';
import { usePlans } from '../../lib/meal-plans/plans.queries';
import { isRunning } from '../../lib/meal-plans/running';
import * as css from './meal-plan-page.module.css';
import { usePlannedRecipe } from './use-planned-recipe';

interface ChoosePlaceProps {
  food: KeptFood;
  title: string;
  onClose: () => void;
}

/** Which plan, which of its days that are left, which meal. */
export function ChoosePlace({ food, title, onClose }: ChoosePlaceProps) {
  const plans = usePlans();
  const today = useDeviceDate();
  const running = plans.data?.filter((plan) => isRunning(plan, today)) ?? [];
  const [planId, setPlanId] = useState<string>();
  const [date, setDate] = useState<string>();
  const [slot, setSlot] = useState<PlanSlot>('dinner');
  const { plan: put, busy } = usePlannedRecipe();
  const plan = running.find(({ id }) => id === planId) ?? running[0];
  const dates = plan ? daysLeft(plan, today) : [];
  const chosen = dates.find((one) => one === date) ?? dates[0];
  const add = async () => {
    if (plan && chosen && (await put(food, plan, { date: chosen, slot }))) onClose();
  };
  return (
    <Sheet
      open
      tall
      onOpenChange={(open) => open || onClose()}
      title={title}
      footer={
        <Button full disabled={!plan || !chosen} busy={busy} busyLabel="Adding..." onClick={() => void add()}>
          Add to plan
        </Button>
      }
    >
      {plans.isPending && <Skeleton label="Loading meal plans" rows={2} />}
      {plans.isLoadingError && <LoadFailure onRetry={() => void plans.refetch()} />}
      {plans.data && !plan && (
        <EmptyState art="bowl" title="No plan runs now">
          <Link to="/nutrition?tab=plans" className={linkClass}>
            Create one
          </Link>
          , and this recipe can stand in it.
        </EmptyState>
      )}
      {plan && chosen && (
        <div className={css.section}>
          <SelectField
            label="Plan"
            options={running.map(({ id, name }) => ({ value: id, label: name }))}
            value={plan.id}
            onValueChange={setPlanId}
          />
          <SelectField
            label="Day"
            options={dates.map((one) => ({ value: one, label: fullDay(one) }))}
            value={chosen}
            onValueChange={setDate}
          />
          <ChipRow label="Meal">
            {planSlots.map((one) => (
              <FilterChip key={one} pressed={one === slot} onPressedChange={() => setSlot(one)}>
                {mealTypeLabels[one]}
              </FilterChip>
            ))}
          </ChipRow>
          <Text small soft>
            It stands there instead of what is planned now, and its ingredients on the list.
          </Text>
        </div>
      )}
    </Sheet>
  );
}

const daysLeft = ({ days }: MealPlan, today: string) =>
  Object.keys(days)
    .filter((date) => date >= today)
    .sort();
