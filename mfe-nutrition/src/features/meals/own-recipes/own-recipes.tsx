import type { KeptFood } from '@nestwell/contracts/nutrition';
import { Button, EmptyState, LoadFailure, Plus, Skeleton, Stack, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { useKeptFoods } from '../../../lib/foods/use-kept-foods';
import { OwnRecipeSheet } from '../log-meal/recipe-form/own-recipe-sheet';
import { OwnRecipeCard } from './own-recipe-card';

interface OwnRecipesProps {
  onPlan: (recipe: KeptFood) => void;
}

/** Her recipes, the newest first. */
export function OwnRecipes({ onPlan }: OwnRecipesProps) {
  const [making, setMaking] = useState(false);
  const close = () => setMaking(false);
  return (
    <Stack gap={5}>
      <Button full icon={<Plus aria-hidden="true" />} {...warmLayers} onClick={() => setMaking(true)}>
        A recipe of yours
      </Button>
      <Cards onPlan={onPlan} />
      {making && <OwnRecipeSheet onClose={close} onMade={close} />}
    </Stack>
  );
}

function Cards({ onPlan }: OwnRecipesProps) {
  const kept = useKeptFoods();
  if (kept.isPending) return <Skeleton label="Loading your recipes" rows={4} />;
  if (kept.data === undefined) return <LoadFailure onRetry={() => void kept.refetch()} />;
  const recipes = kept.data.filter(({ kind }) => kind === 'recipe');
  if (recipes.length === 0) {
    return (
      <EmptyState art="bowl" title="No recipe of yours yet">
        Write one down, or keep one of ours with the heart on its card.
      </EmptyState>
    );
  }
  return recipes.map((recipe) => <OwnRecipeCard key={recipe.id} food={recipe} onPlan={onPlan} />);
}
