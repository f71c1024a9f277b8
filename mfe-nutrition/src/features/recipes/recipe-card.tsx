import { useShowsFigures } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import {
  Badge,
  Button,
  buttonClass,
  Card,
  Disclosure,
  Heart,
  IconButton,
  List,
  Plus,
  VisuallyHidden,
} from '@nestwell/ui';
import { memo, useState } from 'react';
import { CautionNotes } from '../../lib/food-cautions/caution-notes';
import { FoodMark } from '../../lib/food-cautions/food-mark';
import { useCautions } from '../../lib/food-cautions/use-cautions';
import { AllergyMark } from '../../lib/allergy-mark/allergy-mark';
import { useLogAsMeal } from '../../lib/meals/use-log-as-meal';
import { spokenRecipe } from '../../lib/recipes/read-aloud';
import { totalMinutes, type Recipe } from '../../lib/recipes/recipe';
import { ReadAloudButton } from '../../lib/speech/read-aloud-button';
import * as css from './recipe-card.module.css';
import { RecipeHead, tagText } from './recipe-head';
import { useKeepRecipe } from './use-keep-recipe';

/** One recipe: figures at a glance, ingredients and steps folded. Memoised, because dozens of them stand in a list. */
export const RecipeCard = memo(function RecipeCard({ recipe }: { recipe: Recipe }) {
  const [open, setOpen] = useState(false);
  const { log, logging } = useLogAsMeal();
  const { keep, busy } = useKeepRecipe();
  const showsFigures = useShowsFigures();
  const cautions = useCautions().ofRecipe(recipe.ingredients);
  return (
    <Card
      id={`recipe-${recipe.id}`}
      className={css.card}
      aria-labelledby={`recipe-${recipe.id}-name`}
      tabIndex={-1}
    >
      <RecipeHead recipe={recipe} />
      <div className={css.body}>
        <div className={css.title}>
          <h3 id={`recipe-${recipe.id}-name`}>{recipe.name}</h3>
          <span className={css.tools}>
            <IconButton label={`Keep ${recipe.name} as yours`} disabled={busy} onClick={() => keep(recipe)}>
              <Heart aria-hidden="true" />
            </IconButton>
            <ReadAloudButton name={recipe.name} text={() => spokenRecipe(recipe, cautions, showsFigures)} />
          </span>
        </div>
        <p className={css.description}>{recipe.description}</p>
        <Facts recipe={recipe} />
        <AllergyMark contains={recipe.allergens} />
        {cautions.length === 0 && <FoodMark name={recipe.name} ingredients={recipe.ingredients} />}
        <CautionNotes cautions={cautions} />
        <Disclosure title="Ingredients and steps" open={open} onOpenChange={setOpen}>
          {open && <Method recipe={recipe} />}
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

function Method({ recipe }: { recipe: Recipe }) {
  return (
    <div className={css.method}>
      <ul className={css.ingredients} aria-label="Ingredients">
        {recipe.ingredients.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ol className={css.steps} aria-label="Steps">
        {recipe.instructions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {recipe.galactagogueIngredients.length > 0 && (
        <Words title="Milk-supporting" words={recipe.galactagogueIngredients} />
      )}
      <div>
        <h4>Good for</h4>
        <ul className={css.ingredients}>
          {recipe.nutritionBenefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
      {recipe.allergens.length > 0 && <Words title="Contains" words={recipe.allergens} />}
      <Words title="Tags" words={recipe.tags} />
    </div>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <List className={css.words}>
        {words.map((word) => (
          <li key={word}>
            <Badge>{tagText(word)}</Badge>
          </li>
        ))}
      </List>
    </div>
  );
}
