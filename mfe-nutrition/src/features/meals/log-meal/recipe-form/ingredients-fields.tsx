import { ownRecipeLimits, type Food } from '@nestwell/contracts/nutrition';
import { GroupLabel, List } from '@nestwell/ui';
import { PER_100_GRAMS, portionsOf } from '../food-portion';
import { IngredientFinder } from './ingredient-finder';
import { IngredientRow } from './ingredient-row';
import type { IngredientDraft } from './recipe-draft';

interface IngredientsFieldsProps {
  ingredients: readonly IngredientDraft[];
  stated: boolean;
  onChange: (ingredients: IngredientDraft[]) => void;
}

export function IngredientsFields({ ingredients, stated, onChange }: IngredientsFieldsProps) {
  const add = (name: string, food: Food | null) => {
    const portion = (food && portionsOf(food)[0]) ?? (food ? PER_100_GRAMS : { label: 'portion', grams: 0 });
    const key = Math.max(0, ...ingredients.map((one) => one.key)) + 1;
    onChange([...ingredients, { key, name, food, portion, times: 1 }]);
  };
  const put = (changed: IngredientDraft) =>
    onChange(ingredients.map((one) => (one.key === changed.key ? changed : one)));
  return (
    <div>
      <GroupLabel>Ingredients</GroupLabel>
      {ingredients.length > 0 && (
        <List aria-label="Ingredients">
          {ingredients.map((one) => (
            <IngredientRow
              key={one.key}
              ingredient={one}
              stated={stated}
              onChange={put}
              onRemove={() => onChange(ingredients.filter(({ key }) => key !== one.key))}
            />
          ))}
        </List>
      )}
      <IngredientFinder full={ingredients.length >= ownRecipeLimits.ingredients} onAdd={add} />
    </div>
  );
}
