import type { KeepFoodRequest, KeptFood, OwnRecipe } from '@nestwell/contracts/nutrition';

const SOUP: OwnRecipe = {
  servings: 4,
  ingredients: [
    { name: 'Red lentils', calories: 1074, portion: { label: '100 g', grams: 100, times: 3 } },
    { name: '2 cloves garlic', calories: null, portion: { label: 'portion', grams: null, times: 1 } },
  ],
  steps: ['Soften the garlic for 2 minutes.', 'Add the lentils. Simmer for 20 minutes.', 'Season it.'],
  note: 'Less salt.',
  rating: null,
  minutes: 35,
  source: null,
  copyOf: null,
  isContainsConfirmed: false,
  isStated: false,
};

type Changes = Partial<Omit<KeptFood, 'recipe'>> | KeepFoodRequest;

/** A recipe of hers; override what a test or a preview is about, as it is kept or as it is sent. */
export function aKeptRecipe(changes: Changes = {}, ofRecipe: Partial<OwnRecipe> = {}): KeptFood {
  const sent = 'recipe' in changes ? (changes.recipe as Partial<OwnRecipe>) : {};
  return {
    id: '01980000-0000-7000-8000-0000000000d1',
    userId: '01980000-0000-7000-8000-000000000001',
    name: 'Lentil soup',
    kind: 'recipe',
    isFavourite: false,
    portion: { label: 'serving', grams: null },
    calories: 290,
    protein: 17,
    carbs: 41,
    fat: null,
    micronutrients: {},
    contains: ['celery'],
    areAllAllergiesAsked: true,
    barcode: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    ...(changes as Partial<KeptFood>),
    recipe: { ...SOUP, ...sent, ...ofRecipe },
  };
}

/** A food of hers, copied from a label. */
export const aKeptFood = (changes: Partial<KeptFood> = {}): KeptFood => ({
  id: '01980000-0000-7000-8000-0000000000c1',
  userId: '01980000-0000-7000-8000-000000000001',
  name: 'Seeded rye bread',
  kind: 'own',
  isFavourite: false,
  portion: { label: 'slice', grams: 45 },
  calories: 110,
  protein: null,
  carbs: null,
  fat: 1.8,
  micronutrients: {},
  contains: ['gluten'],
  areAllAllergiesAsked: true,
  recipe: null,
  barcode: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...changes,
});
