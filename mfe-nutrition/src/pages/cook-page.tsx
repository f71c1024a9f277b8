import { Link, useNavigate, useParams, useSearchParams } from '@nestwell/remote-kit/router';
import {
  Button,
  buttonClass,
  EmptyState,
  LoadFailure,
  Page,
  PageHeader,
  Skeleton,
  Utensils,
  VisuallyHidden,
} from '@nestwell/ui';
import { useState } from 'react';
import { Cooking } from '../features/cooking/cooking';
import { LogRecipeSheet } from '../features/meals/log-recipe/log-recipe-sheet';
import { useCookedRecipe, type Cooked } from '../lib/own-recipes/use-cooked-recipe';

/** Cooking one recipe, of the catalogue or of hers; at the end it can be logged. */
export function CookPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { cooked, kept } = useCookedRecipe(id, Number(params.get('serves')));
  if (cooked) return <Cook key={id} cooked={cooked} />;
  return (
    <Page bare>
      {kept.isPending ? (
        <>
          <VisuallyHidden as="h1" tabIndex={-1}>
            Cook
          </VisuallyHidden>
          <Skeleton label="Loading the recipe" rows={6} />
        </>
      ) : kept.isLoadingError ? (
        <>
          <PageHeader title="Cook" back={{ to: '/nutrition', label: 'Nutrition', Link }} />
          <LoadFailure onRetry={() => void kept.refetch()} />
        </>
      ) : (
        <>
          <PageHeader title="Recipe not found" back={{ to: '/nutrition', label: 'Nutrition', Link }} />
          <EmptyState art="bowl" title="It has no steps, or is not there anymore">
            Your other recipes are where they were.
          </EmptyState>
        </>
      )}
    </Page>
  );
}

function Cook({ cooked: { recipe, food, back } }: { cooked: Cooked }) {
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const [logging, setLogging] = useState(false);
  if (!isDone) return <Cooking recipe={recipe} back={back} onDone={() => setDone(true)} />;
  return (
    <Page bare>
      <PageHeader title="Enjoy your meal" lead={recipe.name} />
      <EmptyState
        art="bowl"
        level={2}
        title="Ready"
        action={
          <Button full icon={<Utensils aria-hidden="true" />} onClick={() => setLogging(true)}>
            Log as Meal
          </Button>
        }
      >
        Log what you eat of it now, or later from your recipes.
      </EmptyState>
      <Link to={back} className={buttonClass({ variant: 'line', full: true })}>
        Not now
      </Link>
      {logging && (
        <LogRecipeSheet food={food} onClose={() => setLogging(false)} onLogged={() => void navigate(back)} />
      )}
    </Page>
  );
}
