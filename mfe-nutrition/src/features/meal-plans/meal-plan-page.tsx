import { Link, useNavigate, useParams } from '@nestwell/remote-kit/router';
import {
  buttonClass,
  EmptyState,
  IconButton,
  LoadFailure,
  Page,
  PageHeader,
  Skeleton,
  Trash,
  VisuallyHidden,
  warmLayers,
} from '@nestwell/ui';
import type { MealPlan } from '@nestwell/contracts/nutrition';
import { longRange } from '@nestwell/domain/calendar-days';
import { useState } from 'react';
import { usePlans } from '../../lib/meal-plans/plans.queries';
import { FoodNotes } from '../../lib/needs/food-notes';
import { SkipToTop } from '../../lib/skip-to-top';
import { AskDiabetes } from './ask-diabetes';
import { DailyMeals } from './daily-meals';
import { DeletePlan } from './delete-plan';
import * as css from './meal-plan-page.module.css';
import { PlanCoverage } from './plan-coverage';
import { PaperList } from './paper-list';
import { ShoppingList } from './shopping-list-view';
import { SnackOffers } from './snack-offers';

const PLANS = '/nutrition?tab=plans';

/** One plan: its days and its shopping list. It is found in the list of her plans by the id in the address. */
export function MealPlanPage() {
  const { id } = useParams();
  const plans = usePlans();
  const plan = plans.data?.find((one) => one.id === id);

  if (plan) return <Plan plan={plan} />;
  return (
    <Page>
      {plans.isPending || plans.isFetching ? (
        <>
          <VisuallyHidden as="h1" tabIndex={-1}>
            Meal plan
          </VisuallyHidden>
          <Skeleton label="Loading meal plan" rows={6} />
        </>
      ) : plans.isLoadingError ? (
        <>
          <PageHeader title="Meal plan" back={{ to: PLANS, label: 'Nutrition', Link }} />
          <LoadFailure onRetry={() => void plans.refetch()} />
        </>
      ) : (
        <NotFound />
      )}
    </Page>
  );
}

function NotFound() {
  return (
    <>
      <PageHeader title="Meal Plan Not Found" />
      <EmptyState
        art="bowl"
        title="It may have been deleted"
        action={
          <Link to="/nutrition" className={buttonClass({ variant: 'soft' })}>
            Back to Nutrition
          </Link>
        }
      >
        Your other plans are where they were.
      </EmptyState>
    </>
  );
}

function Plan({ plan }: { plan: MealPlan }) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const days = Object.keys(plan.days).length;
  return (
    <Page className={css.page}>
      <PageHeader
        title={plan.name}
        lead={`${longRange(plan.startDate, plan.endDate)}, ${days} ${days === 1 ? 'day' : 'days'}`}
        back={{ to: PLANS, label: 'Nutrition', Link }}
        actions={
          <IconButton
            label="Delete plan"
            className={css.delete}
            {...warmLayers}
            onClick={() => setDeleting(true)}
          >
            <Trash aria-hidden="true" />
          </IconButton>
        }
      />
      <div className={css.columns}>
        <div className={css.column}>
          <FoodNotes />
          <AskDiabetes />
          <PlanCoverage plan={plan} />
          <SnackOffers plan={plan} />
          <DailyMeals plan={plan} />
        </div>
        <ShoppingList plan={plan} />
      </div>
      <PaperList plan={plan} />
      <div className={css.end}>
        <SkipToTop />
      </div>
      <DeletePlan
        plan={plan}
        open={deleting}
        onOpenChange={setDeleting}
        question="Delete the plan? This cannot be undone."
        done="Meal plan deleted"
        failed={{ title: 'Failed to delete meal plan', description: 'Please try again.' }}
        onDeleted={() => void navigate('/nutrition')}
      />
    </Page>
  );
}
