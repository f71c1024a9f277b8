import type { Allergy } from '@nestwell/contracts/account';

const NOT_MILK = /(?:coconut|oat|soy|almond) (?:milk|yogurt)|(?:almond|peanut|seed) butter|butter beans/gi;

/** What must not stand in a plan of each allergy: written apart from the table that recipes are read by. */
export const forbidden: Readonly<Record<Allergy, (ingredient: string) => boolean>> = {
  nuts: (line) => /almond|walnut|peanut|cashew|pecan|hazelnut|pistachio/i.test(line),
  dairy: (line) => /milk|yogurt|cheese|butter/i.test(line.replace(NOT_MILK, '')),
  gluten: (line) =>
    /\boats?\b|barley|couscous|pasta|bread|whole-wheat|soba|soy sauce|brewer/i.test(line) &&
    !/gluten-free/i.test(line),
  egg: (line) => /\beggs?\b(?!-free)/i.test(line),
  fish: (line) => /salmon|cod\b|tuna|sardine/i.test(line),
  shellfish: (line) => /prawn|shrimp|crab|mussel|squid|scallop/i.test(line),
  sesame: (line) => /sesame|tahini|hummus/i.test(line),
  soy: (line) => /soy|tofu|miso|tamari|edamame/i.test(line),
  celery: (line) => /celery|stock/i.test(line),
  mustard: (line) => /mustard|curry powder/i.test(line),
  sulphites: (line) => /vinegar|dried apricots|wine/i.test(line),
  lupin: (line) => /lupin/i.test(line),
  molluscs: (line) => /mussel|squid|scallop|oyster|clam/i.test(line),
};

/** What a vegetarian and a vegan leave out. */
export const animal = {
  vegetarian: (line: string) => /chicken|turkey|beef|salmon|cod\b|tuna|sardine/i.test(line),
  vegan: (line: string) =>
    animal.vegetarian(line) || forbidden.dairy(line) || forbidden.egg(line) || /honey/i.test(line),
};
