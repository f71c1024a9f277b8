import { mealTypeLabels, type MealPlan } from '@nestwell/contracts/nutrition';
import { longRange } from '@nestwell/domain/calendar-days';
import { Link } from '@nestwell/remote-kit/router';
import { Button, buttonClass, Card, VisuallyHidden, warmLayers } from '@nestwell/ui';
import { useEffect, useRef, useState } from 'react';
import { spokenDay } from '../../lib/recipes/read-aloud';
import { useRecipeFinder } from '../../lib/own-recipes/use-recipe-finder';
import { scrollBehavior } from '../../lib/scroll';
import { ReadAloudButton } from '../../lib/speech/read-aloud-button';
import { DeletePlan } from './delete-plan';
import { turnsOf } from './lib/turns';
import { PlanStatus } from './plan-status';
import { mealsOfDay, PlannedMeals } from './planned-meals';
import * as css from './plans.module.css';

const categories = (count: number) => `${count} shopping ${count === 1 ? 'category' : 'categories'}`;

interface PlanCardProps {
  plan: MealPlan;
  /** Made a moment ago: it is brought into view. */
  fresh: boolean;
}

/** A plan in the list, with its first day. */
export function PlanCard({ plan, fresh }: PlanCardProps) {
  const card = useRef<HTMLElement>(null);
  const [deleting, setDeleting] = useState(false);
  useEffect(() => {
    if (fresh) card.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  }, [fresh]);
  const { find, isPending } = useRecipeFinder(plan);
  const meals = mealsOfDay(plan.days[plan.startDate], find);
  const turns = turnsOf(plan);
  const spoken = () =>
    spokenDay(
      'Day 1',
      meals.flatMap(({ slot, recipe }) => (recipe ? [{ slot: mealTypeLabels[slot], recipe }] : [])),
    );
  return (
    <Card ref={card} className={css.card} aria-label={plan.name}>
      <div className={css.cardHead}>
        <h3>{plan.name}</h3>
        <PlanStatus plan={plan} />
      </div>
      <p className={css.lead}>
        {longRange(plan.startDate, plan.endDate)}, {categories(plan.shoppingList.length)}
      </p>
      {turns && <p className={css.lead}>{turns}</p>}
      <div className={css.dayHead}>
        <h4>Day 1</h4>
        <ReadAloudButton name={`day 1 of ${plan.name}`} text={spoken} />
      </div>
      <PlannedMeals meals={meals} label="Day 1" described pending={isPending} />
      <div className={css.cardFoot}>
        <Link to={`/nutrition/meal-plan/${plan.id}`} className={buttonClass({ variant: 'soft' })}>
          View Details
          <VisuallyHidden> of {plan.name}</VisuallyHidden>
        </Link>
        <Button variant="danger" {...warmLayers} onClick={() => setDeleting(true)}>
          Delete
          <VisuallyHidden> {plan.name}</VisuallyHidden>
        </Button>
      </div>
      <DeletePlan
        plan={plan}
        open={deleting}
        onOpenChange={setDeleting}
        question={`Delete "${plan.name}"? This cannot be undone.`}
        done="Meal plan deleted successfully"
        failed={{ title: 'Failed to delete meal plan' }}
      />
    </Card>
  );
}
