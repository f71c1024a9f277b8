import { recipesOf } from '../recipe';

/** Snacks of yogurt and fresh cheese. */
export const ofDairy = recipesOf('non-nursing', [
  {
    id: 'yogurt-banana-seeds',
    name: 'Yogurt with Banana and Seeds',
    description: 'A bowl that takes two minutes.',
    servings: 1,
    prepTime: 5,
    cookTime: 0,
    calories: 355,
    protein: 13.5,
    carbs: 44,
    fat: 15.5,
    diet: 'vegetarian',
    lowSodium: true,
    tags: ['quick'],
    ingredients: [
      '200 g pasteurized plain yogurt',
      '1 banana, sliced',
      '2 tbsp pumpkin seeds',
      '1 tsp honey',
    ],
  },
  {
    id: 'cottage-cheese-pear',
    name: 'Cottage Cheese and Pear',
    description: 'Soft, sweet and full of protein.',
    servings: 1,
    prepTime: 5,
    cookTime: 0,
    calories: 295,
    protein: 15.5,
    carbs: 34,
    fat: 12.5,
    diet: 'vegetarian',
    tags: ['quick'],
    ingredients: [
      '1/2 cup pasteurized low-fat cottage cheese',
      '1 pear, sliced',
      '2 tbsp walnuts, chopped',
      '1 pinch ground cinnamon',
    ],
  },
]);
