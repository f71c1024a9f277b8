import type { RecipeTab } from '../../../lib/recipes/recipe-search';

export const tabHeadings = {
  all: 'All recipes',
  '1st': 'First trimester',
  '2nd': 'Second trimester',
  '3rd': 'Third trimester',
  nursing: 'Nursing',
  milk: 'Milk+',
} as const satisfies Record<RecipeTab, string>;

/** What a stage asks for. Figures: US Dietary Reference Intakes. */
export const focusNotes: Partial<Record<RecipeTab, string>> = {
  '1st':
    'Small, plain and often beats three big plates now. Folate matters most: 600 µg a day from food and supplement.',
  '2nd':
    'About 340 kcal more a day than before, and iron for two: 27 mg. Vitamin C beside it helps your body take it up.',
  '3rd':
    'About 452 kcal more a day than before, in smaller portions while there is little room. Fibre, 28 g, keeps things moving.',
};
