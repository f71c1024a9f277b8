import type { Allergy } from '@nestwell/contracts/account';
import type { KeepFoodRequest, KeptFood, RecipeIngredient } from '@nestwell/contracts/nutrition';
import { amountInWords } from '../foods/amount-words';
import { allergiesOf } from '@nestwell/domain/food-fit';
import { contentOfKept } from '../foods/content-of';
import { totalMinutes, type WholeRecipe } from '../recipes/recipe';

/** '300 g Red lentils'; one that nothing is known of says its amount itself. */
const lineOf = ({ name, calories, portion }: RecipeIngredient) =>
  calories === null ? name : `${amountInWords(portion)} ${name}`;

/** A recipe she keeps, as those of the catalogue are; undefined of any other food. */
export function recipeOfKept(food: KeptFood): WholeRecipe | undefined {
  const { id, name, recipe, contains, calories, createdAt } = food;
  if (recipe === null) return undefined;
  const content = contentOfKept(food);
  const isFreeOf = (allergy: Allergy) =>
    !content.unknownAllergies.includes(allergy) && !contains.includes(allergy);
  const grams = (amount: number | null) => (amount === null ? '' : amount.toFixed(1));
  return {
    id,
    name,
    description: recipe.note,
    ingredients: recipe.ingredients.map(lineOf),
    instructions: recipe.steps,
    servings: recipe.servings,
    prepTime: 0,
    cookTime: recipe.minutes ?? 0,
    calories,
    protein: grams(food.protein),
    carbs: grams(food.carbs),
    fat: grams(food.fat),
    category: 'own',
    difficulty_level: 'easy',
    tags: [],
    nutritionBenefits: [],
    galactagogueIngredients: [],
    isGalactagogue: false,
    isGlutenFree: isFreeOf('gluten'),
    isDairyFree: isFreeOf('dairy'),
    isNutFree: isFreeOf('nuts'),
    isSoyFree: isFreeOf('soy'),
    isEggFree: isFreeOf('egg'),
    ...content,
    imageUrl: null,
    createdAt,
  };
}

/** A recipe of the catalogue, kept as hers: its figures are those it is written with. */
export function copyOfRecipe(recipe: WholeRecipe): KeepFoodRequest {
  const portion = { label: 'portion', grams: null, times: 1 };
  return {
    name: recipe.name,
    kind: 'recipe',
    portion: { label: 'serving', grams: null },
    calories: recipe.calories,
    protein: Number(recipe.protein),
    carbs: Number(recipe.carbs),
    fat: Number(recipe.fat),
    contains: allergiesOf(recipe.allergens),
    areAllAllergiesAsked: true,
    recipe: {
      servings: recipe.servings,
      ingredients: recipe.ingredients.map((name) => ({ name, calories: null, portion })),
      steps: [...recipe.instructions],
      minutes: totalMinutes(recipe) || null,
      copyOf: recipe.id,
      isStated: true,
    },
  };
}
