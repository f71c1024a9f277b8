import type { Plan } from '../mother';
import type { Year } from '../year';
import { weekOfMeals } from './week-of-meals';

/** Recipes for nursing that are in the catalogue; what they need, as their pages say it. */
export const planOfMaya = (year: Year): Plan =>
  weekOfMeals(year, 'Nursing week', {
    breakfast: ['overnight-oats-flax', 'cottage-cheese-peach-toast', 'oat-almond-smoothie'],
    lunch: ['spinach-chickpea-wrap', 'chicken-barley-soup', 'turkey-avocado-wrap'],
    dinner: ['roast-salmon-kale', 'one-pot-lentil-stew', 'white-bean-kale-pasta'],
    shopping: [
      ['Proteins', 'Salmon fillets', '4 x 125 g', true],
      ['Proteins', 'Skinless chicken thighs', '500 g', true],
      ['Proteins', 'Canned chickpeas', '1 cup', false],
      ['Grains & Seeds', 'Rolled oats', '1 1/2 cups', true],
      ['Grains & Seeds', 'Pearl barley', '3/4 cup', false],
      ['Grains & Seeds', 'Ground flaxseed', '3 tbsp', false],
      ['Fruits & Vegetables', 'Kale', '300 g', false],
      ['Fruits & Vegetables', 'Carrots', '7', false],
      ['Fruits & Vegetables', 'Spinach', '120 g', false],
      ['Fruits & Vegetables', 'Lemons', '2', true],
      ['Pantry', 'Olive oil', '6 tbsp', true],
      ['Pantry', 'Ground cumin', '1 tsp', false],
    ],
  });
