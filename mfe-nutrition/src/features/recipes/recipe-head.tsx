import { useUser } from '@nestwell/remote-kit';
import { Badge, Fish, Milk, Salad, shellClass, Soup, Wheat, type Shell } from '@nestwell/ui';
import type { ComponentType } from 'react';
import { fitsMealTime } from '../../lib/recipes/meal-weight';
import { categoryLabels, type Recipe } from '../../lib/recipes/recipe';
import * as css from './recipe-card.module.css';

/** The coloured head of a recipe card: its kind as an icon, its stage and first tag as badges. */
export function RecipeHead({ recipe }: { recipe: Recipe }) {
  const { user } = useUser();
  // Recovery is hers in every state; the other kinds name a stage.
  const isNamed = !user?.pregnancyPaused || recipe.category === 'non-nursing';
  const Icon = iconOf(recipe);
  const [tag] = recipe.tags;
  return (
    <div className={`${css.head} ${shellClass(shellOf(recipe))}`}>
      <Icon aria-hidden="true" />
      <span className={css.badges}>
        {isNamed && <Badge className={css.badge}>{categoryLabels[recipe.category]}</Badge>}
        {tag && <Badge className={css.badge}>{tagText(tag)}</Badge>}
      </span>
    </div>
  );
}

/** 'iron-rich' as 'Iron-rich'. */
export const tagText = (tag: string) => tag.charAt(0).toUpperCase() + tag.slice(1);

function iconOf({ allergens, name }: Recipe): ComponentType<{ 'aria-hidden': 'true' }> {
  if (allergens.includes('fish')) return Fish;
  if (/soup|stew|dal|chili|curry|stir-fry/i.test(name)) return Soup;
  if (/smoothie|yogurt|pudding|cheese/i.test(name)) return Milk;
  return /oat|porridge|barley|toast|pasta|noodle|couscous|quinoa|rice|risotto|pancake|lasagne|wrap/i.test(
    name,
  )
    ? Wheat
    : Salad;
}

/** The hue of the time of day it suits first. */
function shellOf(recipe: Recipe): Shell {
  if (fitsMealTime(recipe, 'breakfast')) return 'straw';
  return fitsMealTime(recipe, 'dinner') ? 'russet' : 'moss';
}
