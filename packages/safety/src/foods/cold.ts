import type { FoodCaution } from './food-caution';

const evidence = { source: 'CDC, listeria and pregnancy; NHS, foods to avoid', checkedOn: '2026-11-22' };

export const moulded =
  /\b(brie|camembert|roquefort|gorgonzola|stilton|cambozola|danish blue|ch[eè]vre)\b|\bblue cheese\b|\bcheese, blue\b/i;

/** Countries differ in what they say of it, pasteurized. */
export const softCheese = /\b(feta|goat cheese|ricotta)\b/i;
export const mozzarella = /\b(mozzarella|burrata|bocconcini)\b/i;
const freshCheese = /\b(cottage cheese|halloumi|paneer)\b/i;
const saysItself = /\bpasteuri[sz]ed|\bunpasteuri[sz]ed|\bpizzas?\b/i;

const ham = 'parma|serrano|bayonne|country|cured|iberico|ib[eé]rico';
const hotDog = /\bhot dogs?\b|\bfrank(furter)?s\b|\bfrankfurters?\b/i;

/** What is eaten cold from the counter or the fridge and can carry listeria. */
export const cold: readonly FoodCaution[] = [
  {
    id: 'cured-meat',
    when: [
      new RegExp(
        `\\b(prosciutto|salamis?|chorizo|pepperoni|bresaola|coppa|(${ham}) ham)\\b|\\bham, (cured|raw)\\b`,
        'i',
      ),
    ],
    unless: /\bpizzas?\b/i,
    level: 'avoid',
    short: 'Only heated until steaming',
    risk: 'Cured meat is not cooked: it can carry toxoplasma and listeria.',
    pregnant:
      'Cured meat is not cooked: it can carry toxoplasma and listeria. In pregnancy heat it until it steams, or leave it out.',
    ...evidence,
  },
  {
    id: 'deli-meat',
    when: [
      /\b(deli|cold cuts?|mortadella|bologna|pastrami|corned beef|luncheon meat)\b|\bham, sliced\b|\bsliced ham\b/i,
    ],
    unless: new RegExp(
      `\\bpizzas?\\b|\\bcanned\\b|\\b(prosciutto|salami|chorizo|pepperoni|(${ham}) ham)\\b|${hotDog.source}`,
      'i',
    ),
    level: 'avoid',
    short: 'Only heated until steaming',
    risk: 'Sliced cold meat can carry listeria, which grows in the fridge too.',
    pregnant:
      'Sliced cold meat can carry listeria, which grows in the fridge too: in pregnancy heat it until it steams, or leave it out.',
    ...evidence,
  },
  {
    id: 'hot-dog',
    when: [hotDog],
    unless: /\bpizzas?\b|\b(veggie|vegan|vegetarian)\b/i,
    level: 'avoid',
    short: 'Only heated until steaming',
    pregnant:
      'Hot dogs can carry listeria after they were packed: in pregnancy heat them until they steam, and keep their juice off other food.',
    ...evidence,
  },
  {
    id: 'stilton',
    when: [/\bstilton\b/i],
    level: 'avoid',
    short: 'Blue cheese: only cooked',
    risk: 'A blue cheese that is firmer and drier than most.',
    pregnant:
      'Blue cheese can carry listeria: in pregnancy eat it only cooked until it steams. Not every country counts Stilton among hard cheeses.',
    ...evidence,
  },
  {
    id: 'mould-cheese',
    when: [moulded],
    unless: /\bpasteuri[sz]ed\b|\b(baked|cooked|grilled|melted) (brie|camembert)\b|\bstilton\b/i,
    level: 'avoid',
    short: 'Only cooked until steaming',
    risk: 'Mold makes soft cheese moist and mild, so that listeria can grow in it.',
    pregnant:
      'Soft cheese with mold can carry listeria: in pregnancy eat it only cooked until it steams. Hard cheese is fine.',
    ...evidence,
  },
  {
    id: 'mould-cheese-pasteurised',
    when: [moulded, /\bpasteuri[sz]ed\b/i],
    unless: /\bstilton\b/i,
    level: 'avoid',
    short: 'Only cooked until steaming',
    risk: 'Mold makes soft cheese moist and mild. What is advised differs by country.',
    pregnant:
      'Mold makes soft cheese moist and mild, so that listeria can grow in it after pasteurizing too: eat it only cooked until it steams.',
    ...evidence,
  },
  {
    id: 'queso-fresco',
    when: [/\bqueso (fresco|blanco)\b|\bcotija\b/i],
    level: 'avoid',
    short: 'Only heated until steaming',
    pregnant:
      'Fresh white cheese of this kind has carried listeria also when pasteurized: heat it until it steams, or leave it out in pregnancy.',
    ...evidence,
  },
  {
    id: 'soft-cheese',
    when: [softCheese],
    // The rule for what is not pasteurized speaks for itself.
    unless: saysItself,
    level: 'avoid',
    fineIf: 'pasteurized',
    short: 'Only cooked until steaming',
    risk: 'Soft, moist cheese can carry listeria, above all when it is made from raw milk.',
    pregnant: 'Soft, moist cheese can carry listeria, above all when it is made from raw milk.',
    ...evidence,
  },
  {
    id: 'mozzarella',
    when: [mozzarella],
    unless: saysItself,
    level: 'avoid',
    fineIf: 'pasteurized',
    short: 'Only pasteurized',
    risk: 'Fresh, moist cheese can carry listeria, above all when it is made from raw milk.',
    pregnant: 'Fresh, moist cheese can carry listeria, above all when it is made from raw milk.',
    ...evidence,
  },
  {
    id: 'fresh-cheese',
    when: [freshCheese],
    unless: saysItself,
    level: 'avoid',
    fineIf: 'pasteurized',
    short: 'Only pasteurized',
    pregnant:
      'Fine where the label says that the milk was pasteurized. Made from raw milk, leave it out in pregnancy.',
    ...evidence,
  },
];
