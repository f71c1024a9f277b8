import { Badge, List, LoadFailure, Skeleton } from '@nestwell/ui';
import type { Recipe, RecipeDetails } from '../../lib/recipes/recipe';
import { useMemberUnits } from '../../lib/recipes/use-member-units';
import { wholeLater } from '../../lib/recipes/whole-later';
import * as css from './recipe-card.module.css';
import { tagText } from './recipe-head';

type HeadingLevel = 3 | 4;

/** What a recipe takes, at once; what is done with it and what it is good for, when that has come. */
export function Method({ recipe, level }: { recipe: Recipe; level: HeadingLevel }) {
  const inMemberUnits = useMemberUnits();
  const { parts, failed, retry } = wholeLater.useParts();
  const whole = parts?.recipeById(recipe.id);
  return (
    <div className={css.method}>
      <ul className={css.ingredients} aria-label="Ingredients">
        {recipe.ingredients.map((line) => (
          <li key={line}>{inMemberUnits(line)}</li>
        ))}
      </ul>
      {whole ? (
        <Rest {...whole} level={level} />
      ) : failed ? (
        <LoadFailure level={3} onRetry={retry}>
          The steps didn’t load. The rest of the recipe is here.
        </LoadFailure>
      ) : (
        <Skeleton label="Loading the steps" />
      )}
      {recipe.allergens.length > 0 && <Words title="Contains" words={recipe.allergens} level={level} />}
      <Words title="Tags" words={recipe.tags} level={level} />
    </div>
  );
}

function Rest({
  instructions,
  galactagogueIngredients,
  nutritionBenefits,
  level,
}: RecipeDetails & Pick<Recipe, 'galactagogueIngredients'> & { level: HeadingLevel }) {
  const Heading = `h${level}` as const;
  const inMemberUnits = useMemberUnits();
  return (
    <>
      <ol className={css.steps} aria-label="Steps">
        {instructions.map((step) => (
          <li key={step}>{inMemberUnits(step)}</li>
        ))}
      </ol>
      {galactagogueIngredients.length > 0 && (
        <Words title="Milk-supporting" words={galactagogueIngredients} level={level} />
      )}
      <div>
        <Heading>Good for</Heading>
        <ul className={css.ingredients}>
          {nutritionBenefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface WordsProps {
  title: string;
  words: readonly string[];
  level: HeadingLevel;
}

function Words({ title, words, level }: WordsProps) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading>{title}</Heading>
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
