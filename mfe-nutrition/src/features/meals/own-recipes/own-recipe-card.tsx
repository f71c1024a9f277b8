import type { KeptFood } from '@nestwell/contracts/nutrition';
import { Link } from '@nestwell/remote-kit/router';
import { Button, buttonClass, Card, Plus, Text, VisuallyHidden, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { AllergyMark } from '../../../lib/allergy-mark/allergy-mark';
import { CautionNotes } from '../../../lib/food-cautions/caution-notes';
import { FoodMark } from '../../../lib/food-cautions/food-mark';
import { useCautions } from '../../../lib/food-cautions/use-cautions';
import { knownKept } from '../../../lib/foods/known-food';
import { requestOfKept, useKeepFood } from '../../../lib/foods/use-kept-foods';
import { recipeOfKept } from '../../../lib/own-recipes/own-recipe';
import { ServingFigures } from '../../../lib/own-recipes/serving-figures';
import { useSpokenRecipe } from '../../../lib/recipes/use-spoken-recipe';
import { ReadAloudButton } from '../../../lib/speech/read-aloud-button';
import { LogRecipeSheet } from '../log-recipe/log-recipe-sheet';
import * as css from './own-recipe-card.module.css';
import { OwnRecipeMenu } from './own-recipe-menu';
import { Rating } from './rating';
import { RecipeMethod } from './recipe-method';
import { SourceLink } from './source-link';

interface OwnRecipeCardProps {
  food: KeptFood;
  onPlan: (recipe: KeptFood) => void;
}

/** A recipe of hers: its figures, what she thinks of it, and what she can do with it. */
export function OwnRecipeCard({ food, onPlan }: OwnRecipeCardProps) {
  const { ofRecipe } = useCautions();
  const spokenRecipe = useSpokenRecipe();
  const { change } = useKeepFood();
  const [logging, setLogging] = useState(false);
  const [servings, setServings] = useState(food.recipe?.servings ?? 1);
  const recipe = recipeOfKept(food);
  const own = food.recipe;
  if (!recipe || !own) return null;
  const cautions = ofRecipe(recipe.ingredients);
  const serves = servings === own.servings ? '' : `?serves=${servings}`;
  const rate = async (rating: number) =>
    (await change(food, { ...requestOfKept(food), recipe: { ...own, rating } }, `${rating} of 5`)) !==
    undefined;
  return (
    <Card className={css.card} aria-labelledby={`own-${food.id}`}>
      <div className={css.title}>
        <h2 id={`own-${food.id}`}>{food.name}</h2>
        <span className={css.tools}>
          <ReadAloudButton name={food.name} text={() => spokenRecipe(recipe, cautions)} />
          <OwnRecipeMenu food={food} onPlan={() => onPlan(food)} />
        </span>
      </div>
      <Text small soft>
        Serves {own.servings}
        {own.minutes !== null && `, ${own.minutes} min`}. Figures are for one serving.
      </Text>
      <ServingFigures figures={food} />
      <AllergyMark of={recipe} />
      {cautions.length === 0 && <FoodMark name={food.name} ingredients={recipe.ingredients} />}
      <CautionNotes cautions={cautions} />
      {own.note !== '' && <Text className={css.note}>{own.note}</Text>}
      {own.source !== null && <SourceLink address={own.source} />}
      <Rating name={food.name} value={own.rating} onChange={rate} />
      <RecipeMethod recipe={recipe} servings={servings} onServings={setServings} />
      <div className={css.actions}>
        {own.steps.length > 0 && (
          <Link to={`/nutrition/cook/${food.id}${serves}`} className={buttonClass({ variant: 'soft' })}>
            Cook<VisuallyHidden> {food.name}</VisuallyHidden>
          </Link>
        )}
        <Button
          variant="soft"
          icon={<Plus aria-hidden="true" />}
          {...warmLayers}
          onClick={() => setLogging(true)}
        >
          Log as Meal
        </Button>
      </div>
      {logging && <LogRecipeSheet food={knownKept(food)} onClose={() => setLogging(false)} />}
    </Card>
  );
}
