import { useShowsFigures } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Button, buttonClass, Card, Disclosure, Heart, IconButton, Plus, VisuallyHidden } from '@nestwell/ui';
import { memo, useState } from 'react';
import { CautionNotes } from '../../lib/food-cautions/caution-notes';
import { DiabetesMark } from '../../lib/carbs/diabetes-mark';
import { FoodMark } from '../../lib/food-cautions/food-mark';
import { useCautions } from '../../lib/food-cautions/use-cautions';
import { AllergyMark } from '../../lib/allergy-mark/allergy-mark';
import { useLogAsMeal } from '../../lib/meals/use-log-as-meal';
import { useSpokenRecipe } from '../../lib/recipes/use-spoken-recipe';
import { totalMinutes, type Recipe } from '../../lib/recipes/recipe';
import { wholeLater } from '../../lib/recipes/whole-later';
import { ReadAloudButton } from '../../lib/speech/read-aloud-button';
import { Method } from './method';
import * as css from './recipe-card.module.css';
import { RecipeHead } from './recipe-head';
import { useKeepRecipe } from './use-keep-recipe';

interface RecipeCardProps {
  recipe: Recipe;
  /** It is the page's only one: what it takes is open. */
  alone?: boolean;
}

/**
 * One recipe: figures at a glance, ingredients and steps folded. Memoised, because dozens of them stand in a list. With
 * the first sign that she looks into one, what is read then is fetched for all.
 */
export const RecipeCard = memo(function RecipeCard({ recipe, alone = false }: RecipeCardProps) {
  const [open, setOpen] = useState(alone);
  const Heading = alone ? 'h2' : 'h3';
  const { log, logging } = useLogAsMeal();
  const { keep, busy } = useKeepRecipe();
  const spokenRecipe = useSpokenRecipe();
  const cautions = useCautions().ofRecipe(recipe.ingredients);
  const spoken = async () => {
    const whole = (await wholeLater.preload()).recipeById(recipe.id);
    return whole ? spokenRecipe(whole, cautions) : '';
  };
  return (
    <Card
      id={`recipe-${recipe.id}`}
      className={css.card}
      aria-labelledby={`recipe-${recipe.id}-name`}
      tabIndex={-1}
      onPointerEnter={wholeLater.warm}
      onFocus={wholeLater.warm}
    >
      <RecipeHead recipe={recipe} />
      <div className={css.body}>
        <div className={css.title}>
          <Heading id={`recipe-${recipe.id}-name`}>{recipe.name}</Heading>
          <span className={css.tools}>
            <IconButton label={`Keep ${recipe.name} as yours`} disabled={busy} onClick={() => keep(recipe)}>
              <Heart aria-hidden="true" />
            </IconButton>
            <ReadAloudButton name={recipe.name} text={spoken} />
          </span>
        </div>
        <p className={css.description}>{recipe.description}</p>
        <Facts recipe={recipe} />
        <AllergyMark of={recipe} />
        <DiabetesMark names={recipe.ingredients} />
        {cautions.length === 0 && <FoodMark name={recipe.name} ingredients={recipe.ingredients} />}
        <CautionNotes cautions={cautions} />
        <Disclosure title="Ingredients and steps" open={open} onOpenChange={setOpen}>
          {open && <Method recipe={recipe} level={alone ? 3 : 4} />}
        </Disclosure>
        <div className={css.actions}>
          <Button
            variant="soft"
            icon={<Plus aria-hidden="true" />}
            busy={logging}
            busyLabel="Logging..."
            onClick={() => log(recipe)}
          >
            Log as Meal
          </Button>
          <Link to={`/nutrition/cook/${recipe.id}`} className={buttonClass({ variant: 'line' })}>
            Cook<VisuallyHidden> {recipe.name}</VisuallyHidden>
          </Link>
        </div>
      </div>
    </Card>
  );
});

function Facts({ recipe }: { recipe: Recipe }) {
  const showsFigures = useShowsFigures();
  const grams = (text: string) => `${Math.round(Number(text))} g`;
  const facts = [
    ['min', totalMinutes(recipe)],
    ['serves', recipe.servings],
    ...(showsFigures ? [['kcal', recipe.calories] as const] : []),
    ['protein', grams(recipe.protein)],
    ['carbs', grams(recipe.carbs)],
    ['fat', grams(recipe.fat)],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
