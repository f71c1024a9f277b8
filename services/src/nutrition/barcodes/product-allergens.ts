import { allergies, type Allergy } from '@nestwell/contracts/account/server';
import type { ScannedFood } from '@nestwell/contracts/nutrition/server';
import type { ProductRecord } from './product-record';

/** Open Food Facts' taxonomy of allergens, as ours. */
const ALLERGENS: Readonly<Record<string, Allergy>> = {
  'en:nuts': 'nuts',
  'en:peanuts': 'nuts',
  'en:milk': 'dairy',
  'en:gluten': 'gluten',
  'en:eggs': 'egg',
  'en:fish': 'fish',
  'en:crustaceans': 'shellfish',
  'en:molluscs': 'molluscs',
  'en:sesame-seeds': 'sesame',
  'en:soybeans': 'soy',
  'en:celery': 'celery',
  'en:mustard': 'mustard',
  'en:sulphur-dioxide-and-sulphites': 'sulphites',
  'en:lupin': 'lupin',
};

/** Of its taxonomy of ingredients, whose general names stand beside the special ones. */
const INGREDIENTS: readonly [Allergy, RegExp][] = [
  [
    'nuts',
    /^en:(nut|tree-nut|nuts|hazelnuts?|almonds?|walnuts?|cashew-nuts?|pistachios?|pecan-nuts?|brazil-nuts?|macadamia-nuts?|peanuts?|(hazelnut|almond|peanut|walnut|pistachio)-(paste|oil|butter))$/,
  ],
  ['dairy', /^en:(dairy|milk|butter|cream|cheese|whey|lactose|casein|.*-milk-powder|milk-proteins?|yogurt)$/],
  [
    'gluten',
    /^en:(gluten|wheat|wheat-(flour|starch|gluten)|barley|barley-malt|rye|oats?|oat-flakes|spelt|kamut)$/,
  ],
  ['egg', /^en:(eggs?|egg-(white|yolk|powder)|chicken-eggs?|albumen)$/],
  ['fish', /^en:(fish|anchov(y|ies)|salmon|tuna|cod|fish-(oil|sauce))$/],
  ['shellfish', /^en:(crustaceans?|shrimps?|prawns?|crabs?|lobsters?)$/],
  ['molluscs', /^en:(molluscs?|squids?|mussels?|oysters?|clams?|octopus)$/],
  ['sesame', /^en:(sesame|sesame-(seeds?|oil|paste)|tahini)$/],
  ['soy', /^en:(soy|soya|soybeans?|soya-(beans?|lecithin|protein|sauce|oil)|soy-.*|tofu)$/],
  ['celery', /^en:celer(y|iac)(-.*)?$/],
  ['mustard', /^en:mustard(-.*)?$/],
  ['sulphites', /^en:(sulphites?|e22[0-8]|sodium-(meta)?bisulphite)$/],
  ['lupin', /^en:lupins?(-.*)?$/],
];

const CATEGORIES: readonly [Allergy, RegExp][] = [
  [
    'nuts',
    /^en:(nuts|hazelnut-spreads|(.*-)?nut-butters|peanut-butters|almonds|hazelnuts|peanuts|walnuts|pistachios|pralines)$/,
  ],
  ['dairy', /^en:(milks|cheeses|yogurts|butters|creams|dairies)$/],
  ['egg', /^en:eggs$/],
  ['fish', /^en:fishes$/],
  ['shellfish', /^en:crustaceans$/],
  ['molluscs', /^en:molluscs$/],
];

type Allergens = Pick<ScannedFood, 'contains' | 'mayContain' | 'areAllergensUnknown'>;

/** What a record names; nothing that it does not name is said to be absent. */
export function allergensOfProduct(record: ProductRecord): Allergens {
  const named = record.allergens_tags ?? [];
  const contained = new Set([
    ...named.flatMap((tag) => ALLERGENS[tag] ?? []),
    ...matching(INGREDIENTS, record.ingredients_tags ?? []),
    ...matching(CATEGORIES, record.categories_tags ?? []),
  ]);
  const traces = new Set((record.traces_tags ?? []).flatMap((tag) => ALLERGENS[tag] ?? []));
  const contains = allergies.filter((allergy) => contained.has(allergy));
  const mayContain = allergies.filter((allergy) => traces.has(allergy) && !contained.has(allergy));
  return {
    contains,
    mayContain,
    areAllergensUnknown: !named.some((tag) => ALLERGENS[tag] !== undefined),
  };
}

const matching = (table: readonly [Allergy, RegExp][], tags: readonly string[]): Allergy[] =>
  table.filter(([, tag]) => tags.some((one) => tag.test(one))).map(([allergy]) => allergy);
