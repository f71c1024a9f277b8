import type { CheerioAPI } from 'cheerio';
import type { SchemaNode } from './recipe-node';

const ROOT = '[itemscope][itemtype*="schema.org/Recipe"]';
const NAMES = ['name', 'recipeYield', 'totalTime', 'prepTime', 'cookTime'] as const;
const FIGURES = ['calories', 'proteinContent', 'carbohydrateContent', 'fatContent'] as const;

type Elements = ReturnType<ReturnType<CheerioAPI>['first']>;

/** The recipe that a page marks up in its own words. */
export function microdataRecipe(page: CheerioAPI): SchemaNode | undefined {
  const root = page(ROOT).first();
  if (root.length === 0) return undefined;
  const within = (name: string, of: Elements = root) =>
    of
      .find(`[itemprop~="${name}"]`)
      .toArray()
      .map((element) => page(element))
      // What belongs to a thing within it is not said of the recipe.
      .filter((element) => element.parent().closest('[itemscope]').is(of));
  const said = (name: string) => within(name).map((element) => valueOf(element));
  const figures = within('nutrition')[0];
  return {
    '@type': 'Recipe',
    ...Object.fromEntries(NAMES.map((name) => [name, said(name)])),
    recipeIngredient: [...said('recipeIngredient'), ...said('ingredients')],
    recipeInstructions: within('recipeInstructions').flatMap((element) => stepsOf(page, element)),
    ...(figures && {
      nutrition: Object.fromEntries(
        FIGURES.map((name) => [name, within(name, figures).map((element) => valueOf(element))]),
      ),
    }),
  };
}

function valueOf(element: Elements): string {
  return element.attr('content') ?? element.attr('datetime') ?? element.text();
}

/** One element with a list in it, or an element a step. */
function stepsOf(page: CheerioAPI, element: Elements): string[] {
  const inner = element.find('[itemprop~="text"], li');
  if (inner.length === 0) return [element.text()];
  return inner.toArray().map((step) => page(step).text());
}
