/** The fourteen that law in the United Kingdom and the European Union has named, by the words of the kitchen. */
export const allergens = [
  'gluten',
  'dairy',
  'eggs',
  'tree nuts',
  'peanuts',
  'soy',
  'fish',
  'sesame',
  'crustaceans',
  'molluscs',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

/** The words of an ingredient line that hold an allergen, and those that only look like it. */
interface Signs {
  is: RegExp;
  not?: RegExp;
}

const SIGNS: Readonly<Record<Allergen, Signs>> = {
  gluten: {
    is: /\b(oats?|barley|wheat|whole-wheat|couscous|pasta|spaghetti|noodles|bread|breadcrumbs|tortillas?|soba|soy sauce|brewer's yeast|bulgur|semolina|spelt|seitan|malt|rye|flour|gluten)\b/i,
    not: /gluten-free [\w -]+|(gluten-free|no gluten)|corn tortillas?|(rice|glass) noodles|(buckwheat|almond|rice|corn|chickpea|coconut|lupin) flour/gi,
  },
  dairy: {
    is: /\b(milk|buttermilk|yogurt|yoghurt|kefir|cheese|feta|halloumi|paneer|ricotta|mozzarella|parmesan|cheddar|butter|cream|cr[eè]me fra[iî]che|quark|ghee|whey|casein|dairy)(?!\w)/i,
    not: /\b(oat|soy|almond|coconut|rice) (milk|yogurt|cream)|(almond|peanut|cashew|nut|seed) butter|butter beans|dairy-free [\w -]+|(dairy-free|non-dairy)|cream of tartar/gi,
  },
  eggs: { is: /\b(eggs?|mayonnaise|egg noodles)\b/i, not: /egg-free [\w -]+/gi },
  'tree nuts': {
    is: /\b(almonds?|walnuts?|cashews?|pecans?|hazelnuts?|pistachios?|macadamias?|nuts?|praline|marzipan|pesto)\b/i,
    not: /nut-free [\w -]+|nut-free|(?:tiger|soya?|corn|grape|pea)[ -]nuts?/gi,
  },
  peanuts: { is: /\b(peanuts?|groundnuts?|satay)\b/i },
  soy: { is: /\b(soy|soya|tofu|edamame|tamari|miso|tempeh)\b/i },
  fish: {
    is: /\b(salmon|cod|tuna|sardines?|anchov(y|ies)|mackerel|trout|haddock|herring|halibut|fish|seafood|worcestershire)\b/i,
  },
  sesame: { is: /\b(sesame|tahini|hummus|halva|za'atar)\b/i },
  crustaceans: { is: /\b(shrimps?|prawns?|crab|lobster|crayfish|crustaceans?|shellfish|seafood)\b/i },
  molluscs: {
    is: /\b(mussels?|clams?|oysters?|oyster sauce|scallops?|squid|calamari|octopus|snails?|molluscs?|mollusks?|shellfish|seafood)\b/i,
    not: /oyster mushrooms?/gi,
  },
  // Stock, bouillon and most blends of curry are made with it, so a mother who must not have it asks of the packet.
  celery: { is: /\b(celery|celeriac|stock|bouillon|vegetable broth)\b/i, not: /celery-free [\w -]+/gi },
  mustard: { is: /\b(mustard|piccalilli|curry powder|curry paste)\b/i },
  lupin: { is: /\b(lupins?|lupine|lupini)\b/i },
  sulphites: {
    is: /\b(wine|sherry|balsamic|vinegar|sauerkraut|molasses)\b|\bdried (apricots?|fruit|mango|apples?|cranberr(y|ies)|figs?|coconut)\b|\b(raisins|sultanas|currants|desiccated coconut|bottled lemon juice|sul(ph|f)ites?)\b/i,
    not: /unsulphured [\w -]+|rice vinegar|vinegar-free/gi,
  },
};

/** Which of the fourteen a recipe's ingredient lines contain, in the order of the list. */
export const allergensOf = (ingredients: readonly string[]): Allergen[] =>
  allergens.filter((allergen) => ingredients.some((line) => contains(SIGNS[allergen], line)));

const contains = ({ is, not }: Signs, line: string) => is.test(not ? line.replace(not, ' ') : line);
