import { caffeineIds, cautionsIn, type FoodCaution } from '../food-caution';
import { isWithCaffeine } from './product-caffeine';
import type { ProductFacts } from './product-facts';

/** Categories and ingredients of Open Food Facts, whose names are English whatever the language of the label. */
const CATEGORIES: readonly [id: string, tag: RegExp, unless?: RegExp][] = [
  ['liver', /\b(livers?|foies?-gras|pates|terrines|liver-oils?)\b/],
  [
    'cured-meat',
    /\b(salamis?|cured-(hams?|meats?|sausages?)|dry-(cured-)?(hams?|sausages?)|dried-(hams?|meats?|sausages?)|raw-hams?|saucissons?|prosciutt\w+|chorizos?|pepperonis?|bresaolas?|coppas?|teewurst|mettwurst|smoked-hams?)\b/,
    /\bcanned\b/,
  ],
  [
    'deli-meat',
    /\b(hams?|mortadellas?|pastramis?|cold-cuts|luncheon-meats?|lunch-meats?|sliced-\w+|prepared-meats|bologna)\b/,
    /\bcanned\b/,
  ],
  ['rare-meat', /\b(steak-tartares?|beef-tartares?|carpaccios?|mett)\b/],
  ['raw-milk', /\b(raw-(\w+-)?milks?|unpasteuri[sz]ed|reblochons?)\b/],
  [
    'mould-cheese',
    /\b(bries?|camemberts?|blue-(veined-)?cheeses?|roqueforts?|gorgonzolas?|bloomy-rind|washed-rind|reblochons?|munsters?|taleggios?|epoisses|pont-l-eveque|livarots?|vacherins?|saint-nectaires?|coulommiers|cambozolas?|limburgers?|romadurs?)\b/,
  ],
  ['stilton', /\bstiltons?\b/],
  ['soft-cheese', /\b(fetas?|goat-cheeses?|ricottas?|soft-cheeses)\b/],
  ['fresh-cheese', /\b(halloumis?|cottage-cheeses?|paneers?|fresh-cheeses)\b/],
  ['mozzarella', /\b(mozzarellas?|burratas?|bocconcinis?)\b/],
  ['queso-fresco', /\bquesos?-(fresco|blanco)s?\b/],
  ['shark-and-billfish', /\b(swordfish(es)?|sharks?|marlins?|dogfish(es)?)\b/],
  ['high-mercury', /\b(king-mackerels?|tilefish(es)?|bigeye)\b/],
  ['orange-roughy', /\borange-roughy\b/],
  ['tuna', /\btunas?\b/],
  [
    'smoked-fish',
    /\b(smoked-(fish(es)?|salmons?|trouts?|mackerels?|herrings?|eels?)|gravlax|caviars?|fish-(roes?|eggs))\b/,
  ],
  ['raw-fish', /\b(sushis?|sashimis?|poke-bowls?|ceviches?|oysters|fish-tartares?)\b/],
  ['raw-sprouts', /\b((alfalfa|bean|mung-bean|radish|clover)-sprouts|sprouted-seeds|germinated-seeds)\b/],
  [
    'alcohol',
    /\b(alcoholic-beverages|wines?|beers?|ciders?|spirits|liqueurs?|vodkas?|whiske?ys?|rums?|gins?|champagnes?)\b/,
    /\b(non-alcoholic|alcohol-free|vinegars?|ginger-beers?|root-beers?)\b/,
  ],
  ['energy-drink', /\benergy-drinks?\b/],
  ['licorice', /\b(licorices?|liquorices?)\b/],
];

/** Only what is whole in a food, or too much of it at once. */
const INGREDIENTS: readonly [id: string, tag: RegExp][] = [
  ['liver', /\blivers?\b|\bfoie-gras\b/],
  ['raw-milk', /\braw-(\w+-)?milk\b/],
  ['shark-and-billfish', /\b(swordfish|shark|marlin)\b/],
  ['alcohol', /:(rum|brandy|cognac|kirsch|liqueur|whisky|vodka|marsala)$/],
  ['licorice', /\b(licorice|liquorice)\b/],
];

const OF_ANIMALS = /meat|ham|cheese|milk|fish|tuna|shark|roughy|mercury|mozzarella|stilton|queso/;
const PLANT_BASED =
  /\b((meat|cheese|dairy|fish|milk)-(alternatives|analogues|substitutes)|(vegan|vegetarian)-\w+)\b/;

/** Volume percent below which a drink counts as free of alcohol. */
const ALCOHOL_FREE = 0.5;

/** The rules that a product of a shop asks for: by its tags first, which need no language, then by its names. */
export function productCautions(facts: ProductFacts, all: readonly FoodCaution[]): string[] {
  const { categories, ingredients, names, alcohol } = facts;
  const found = new Set([
    ...CATEGORIES.filter(([, tag, unless]) =>
      categories.some((one) => tag.test(one) && !unless?.test(one)),
    ).map(([id]) => id),
    ...INGREDIENTS.filter(([, tag]) => ingredients.some((one) => tag.test(one))).map(([id]) => id),
    ...[...names, ...wordsOf(categories)].flatMap((name) => cautionsIn(name, all).map(({ id }) => id)),
    ...(isHerbal(categories) ? herbsIn(ingredients, all) : []),
  ]);
  if (alcohol !== undefined && alcohol >= ALCOHOL_FREE) found.add('alcohol');
  if (categories.some((one) => PLANT_BASED.test(one)))
    for (const id of found) if (OF_ANIMALS.test(id)) found.delete(id);
  if (isWithCaffeine(facts) && !caffeineIds.some((id) => found.has(id))) found.add('other-caffeine');
  return withoutGeneral(found);
}

const TAXONOMY = 'en:';

/** A category that is not in the taxonomy keeps the words of its own language. */
const wordsOf = (tags: readonly string[]): string[] =>
  tags.filter((tag) => !tag.startsWith(TAXONOMY)).map((tag) => tag.replace(/^\w+:/, '').replaceAll('-', ' '));

const isHerbal = (categories: readonly string[]) =>
  categories.some((one) => /\b(teas?|infusions?|herbal|dietary-supplements)\b/.test(one));

const herbsIn = (ingredients: readonly string[], all: readonly FoodCaution[]): string[] =>
  ingredients
    .map((tag) => tag.replace(/^\w+:/, '').replaceAll('-', ' '))
    .flatMap((words) => cautionsIn(words, all).filter(({ herb }) => herb))
    .map(({ id }) => id);

/** What says the same of more kinds is left out beside what says it of this one. */
const GENERAL: Readonly<Record<string, readonly string[]>> = {
  'deli-meat': ['cured-meat', 'hot-dog', 'liver'],
  'soft-cheese': ['mould-cheese', 'stilton', 'mozzarella'],
  'fresh-cheese': ['mozzarella', 'queso-fresco', 'soft-cheese'],
  'mould-cheese': ['stilton'],
  tuna: ['large-tuna', 'light-tuna', 'high-mercury'],
  'other-caffeine': ['energy-drink', 'cola', 'coffee', 'black-tea', 'green-tea'],
};

const withoutGeneral = (found: ReadonlySet<string>): string[] =>
  [...found].filter((id) => !GENERAL[id]?.some((special) => found.has(special)));
