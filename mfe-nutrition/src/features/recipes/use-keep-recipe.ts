import { useMember, useQueryClient, useToast } from '@nestwell/remote-kit';
import { keptFoodsOf, useKeepFood } from '../../lib/foods/use-kept-foods';
import { copyOfRecipe } from '../../lib/own-recipes/own-recipe';
import type { Recipe } from '../../lib/recipes/recipe';
import { wholeLater } from '../../lib/recipes/whole-later';

const STEPS_MISSING = 'Its steps didn’t load. Please try again.';

/** Keeps a recipe of the catalogue as hers, once. */
export function useKeepRecipe() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { keep, busy } = useKeepFood();
  const keepRecipe = async (recipe: Recipe) => {
    // Only now: sixty cards need not know what she keeps. Not told, she may keep it twice.
    const kept = await queryClient.fetchQuery(keptFoodsOf(userId)).catch(() => []);
    if (kept.some((food) => food.recipe?.copyOf === recipe.id)) {
      toast({ title: 'It is one of yours already', description: recipe.name });
      return;
    }
    const parts = await wholeLater.preload().catch(() => undefined);
    const whole = parts?.recipeById(recipe.id);
    if (whole) await keep(copyOfRecipe(whole), 'Kept as yours');
    else toast({ title: 'It was not kept', description: STEPS_MISSING, tone: 'alert' });
  };
  return { keep: (recipe: Recipe) => void keepRecipe(recipe), busy };
}
