import type { Allergen } from '@nestwell/domain/food-fit';
import { catalogue } from './catalogue/catalogue';

it.each<[Allergen, string[]]>([
  ['celery', ['celery', 'stock']],
  ['mustard', ['curry powder']],
  ['sulphites', ['dried apricots', 'balsamic']],
])('recipes carry %s where they are made with %j', (allergen, words) => {
  const made = catalogue.filter(({ ingredients }) =>
    words.some((word) => ingredients.some((line) => line.includes(word))),
  );

  expect(made.length).toBeGreaterThan(0);
  expect(catalogue.filter((recipe) => recipe.allergens.includes(allergen))).toEqual(made);
});
