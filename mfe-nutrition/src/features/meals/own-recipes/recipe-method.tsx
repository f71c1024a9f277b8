import { ownRecipeLimits } from '@nestwell/contracts/nutrition';
import { scaledLine } from '@nestwell/domain/amounts';
import { Disclosure, Stepper } from '@nestwell/ui';
import type { WholeRecipe } from '../../../lib/recipes/recipe';
import { useSteps } from '../../../lib/recipes/use-steps';
import * as css from './own-recipe-card.module.css';

interface RecipeMethodProps {
  recipe: WholeRecipe;
  /** For how many she cooks it: amounts follow. */
  servings: number;
  onServings: (servings: number) => void;
}

export function RecipeMethod({ recipe, servings, onServings }: RecipeMethodProps) {
  const times = servings / recipe.servings;
  const steps = useSteps(recipe.instructions);
  return (
    <Disclosure title="Ingredients and steps">
      <div className={css.method}>
        <Stepper
          label="Cook for"
          value={servings}
          min={1}
          max={ownRecipeLimits.servings}
          onValueChange={onServings}
        />
        <ul role="list" className={css.lines} aria-label="Ingredients">
          {recipe.ingredients.map((line, place) => (
            <li key={place}>{scaledLine(line, times)}</li>
          ))}
        </ul>
        {steps.length > 0 && (
          <ol className={css.lines} aria-label="Steps">
            {steps.map((step, place) => (
              <li key={place}>{step}</li>
            ))}
          </ol>
        )}
      </div>
    </Disclosure>
  );
}
