import { catalogue } from './catalogue/catalogue';
import { recipeById } from './catalogue/whole';
import { quietRecipes } from './quiet-recipes';

it('begins with every recovery recipe and has enough for a fortnight of different days', () => {
  const recovery = catalogue.filter(({ category }) => category === 'non-nursing');

  expect(quietRecipes.slice(0, recovery.length)).toEqual(recovery);
  expect(quietRecipes.length).toBeGreaterThan(recovery.length);
});

it('has nothing for milk, and no word of a pregnancy or a baby', () => {
  expect(quietRecipes.filter(({ isGalactagogue }) => isGalactagogue)).toEqual([]);
  expect(quietRecipes.map(({ category }) => category)).not.toContain('nursing');
  const words = quietRecipes.map((recipe) =>
    JSON.stringify({ ...recipeById(recipe.id), category: '', galactagogueIngredients: [] }),
  );
  expect(
    words.filter((text) =>
      /\bbab(y|ies)|pregnan|nursing|trimester|birth|breast(?!s?\b)/i.test(
        text.replaceAll(/isGalactagogue|chicken breast/gi, ''),
      ),
    ),
  ).toEqual([]);
});
