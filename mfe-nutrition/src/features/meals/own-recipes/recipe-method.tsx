import { ownRecipeLimits } from '@nestwell/contracts/nutrition';
import { scaledLine } from '@nestwell/domain/amounts';
import { Disclosure, Stepper } from '@nestwell/ui';
import type { WholeRecipe } from '../../../lib/recipes/recipe';
import { useMemberUnits } from '../../../lib/recipes/use-member-units';
import * as css from './own-recipe-card.module.css';

interface RecipeMethodProps {
  recipe: WholeRecipe;
  /** For how many she cooks it: amounts follow. */
  servings: number;
  onServings: (servings: number) => void;
}

export function RecipeMethod({ recipe, servings, onServings }: RecipeMethodProps) {
  const times = servings / recipe.servings;
  const inMemberUnits = useMemberUnits();
  const { instructions } = recipe;
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
            <li key={place}>{inMemberUnits(scaledLine(line, times))}</li>
          ))}
        </ul>
        {instructions.length > 0 && (
          <ol className={css.lines} aria-label="Steps">
            {instructions.map((step, place) => (
              <li key={place}>{inMemberUnits(step)}</li>
            ))}
          </ol>
        )}
      </div>
    </Disclosure>
  );
}
