export const suggestedDiets = ['dairy-free', 'gluten-free', 'vegetarian', 'vegan'] as const;
export type SuggestedDiet = (typeof suggestedDiets)[number];

interface Words {
  /** At least one of these must stand in the meal's name. */
  positive: readonly string[];
  /** None of these may. */
  conflicting: readonly string[];
}

/** Words and phrases, parted by commas. */
const words = (list: string): string[] => list.trim().split(/,\s*/);

// Said before the words are looked at: 'almond milk' has no milk in it, 'cauliflower rice' no rice.
const PLANT_MILKS =
  /\b(almond|oat|soy|soya|coconut|rice|cashew|hemp|pea)[ -](milk|yogurt|yoghurt|cream|cheese|latte)\b/g;
const NUT_BUTTERS = /\b(almond|peanut|cashew|nut|seed|apple|sunflower)[ -]butter\b/g;
const SUBSTITUTES =
  /\b(vegan|vegetarian|veggie|plant[- ]based|tofu|tempeh|lentil|bean|mushroom)[ -](burger|sausage|bacon|bolognese|meatballs?|cheese|yogurt|yoghurt|cream|steak)\b/g;
const GLUTEN_FREE =
  /\b(gluten[- ]free|rice|corn|buckwheat|chickpea|lentil)[ -](bread|pasta|noodles?|flour|tortillas?|crackers?|toast|wrap)\b/g;

const plants = words(`
  salad, vegetable, veggie, lentil, chickpea, bean, hummus, tofu, tempeh, falafel, avocado, quinoa,
  rice, oat, porridge, potato, banana, apple, berries, berry, fruit, mango, orange, spinach, kale,
  mushroom, squash, pumpkin, carrot, nut, almond, seed, dal, soup, smoothie, stew, curry
`);
const meat = words(`
  chicken, beef, pork, lamb, turkey, ham, bacon, sausage, steak, duck, veal, mince, meat, salami,
  pepperoni, prosciutto, chorizo, burger, bolognese, liver, gelatin, bone broth
`);
const fish = words(`
  fish, salmon, tuna, cod, shrimp, prawn, crab, lobster, sardine, mackerel, trout, anchovy, tilapia,
  haddock, halibut, clam, mussel, oyster, scallop, sushi
`);
const dairy = words(`
  milk, cheese, yogurt, yoghurt, butter, cream, latte, cappuccino, whey, custard, mozzarella,
  cheddar, parmesan, feta, ricotta, paneer, ghee, kefir, pizza, lasagna, lasagne, alfredo, quiche
`);
const gluten = words(`
  bread, toast, pasta, spaghetti, noodle, sandwich, wrap, burger, pizza, bagel, croissant, muffin,
  pancake, waffle, cookie, cake, pie, cracker, couscous, bulgur, barley, rye, wheat, seitan,
  tortilla, burrito, lasagna, lasagne, ramen, dumpling, granola, cereal, quiche, breaded, bun
`);
const otherAnimal = words(`
  egg, omelet, omelette, frittata, honey, mayo
`);

export const dietWords: Record<SuggestedDiet, Words> = {
  'dairy-free': {
    positive: ['dairy-free', 'dairy free', 'non-dairy', 'vegan', ...plants, ...meat, ...fish, 'egg'],
    conflicting: dairy,
  },
  'gluten-free': {
    positive: [
      'gluten-free',
      'gluten free',
      ...plants,
      ...meat,
      ...fish,
      'egg',
      'omelet',
      'yogurt',
      'yoghurt',
    ],
    conflicting: gluten,
  },
  vegetarian: {
    positive: ['vegetarian', 'vegan', ...plants, ...dairy, 'egg', 'omelet', 'omelette'],
    conflicting: [...meat, ...fish],
  },
  vegan: {
    positive: ['vegan', 'plant-based', 'plant based', ...plants],
    conflicting: [...meat, ...fish, ...dairy, ...otherAnimal],
  },
};

/** Whether a meal's name speaks for a diet: one of its words, and none against it. */
export function speaksFor(diet: SuggestedDiet, mealName: string): boolean {
  const name = mealName.toLowerCase();
  const { positive, conflicting } = dietWords[diet];
  if (!positive.some((word) => hasWord(name, word))) return false;
  const plain = withoutSubstitutes(name);
  return !conflicting.some((word) => hasWord(plain, word));
}

function withoutSubstitutes(name: string): string {
  const foods = [PLANT_MILKS, NUT_BUTTERS, SUBSTITUTES, GLUTEN_FREE];
  return foods.reduce((rest, food) => rest.replace(food, ' '), name);
}

/** At a word's beginning, with a plural or not: 'ham' is not in 'hamlet', 'egg' is in 'eggs' and not in 'eggplant'. */
function hasWord(name: string, word: string): boolean {
  return new RegExp(`(^|[^a-z])${word}(s|es)?([^a-z]|$)`).test(name);
}
