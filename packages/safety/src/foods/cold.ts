import type { FoodCaution } from './food-caution';

const evidence = { source: 'CDC, listeria and pregnancy; NHS, foods to avoid', checkedOn: '2026-11-22' };

const moulded =
  /\b(brie|camembert|roquefort|gorgonzola|stilton|cambozola|danish blue|ch[eè]vre)\b|\bblue cheese\b|\bcheese, blue\b/i;

/** Countries differ in what they say of it, pasteurised. */
export const softCheese = /\b(feta|goat cheese|ricotta)\b/i;
const freshCheese = /\b(cottage cheese|mozzarella|halloumi|paneer)\b/i;
const saysItself = /\bpasteuri[sz]ed|\bunpasteuri[sz]ed|\bpizzas?\b/i;

/** What is eaten cold from the counter or the fridge and can carry listeria. */
export const cold: readonly FoodCaution[] = [
  {
    id: 'cold-meat',
    when: [
      /\b(deli|cold cuts?|prosciutto|salami|chorizo|pepperoni|mortadella|bologna|pastrami|(parma|serrano) ham)\b|\bham, sliced\b|\bhot dogs?\b/i,
    ],
    unless: /\bpizzas?\b/i,
    level: 'avoid',
    short: 'Only heated until steaming',
    pregnant:
      'Cold and cured meat can carry listeria and toxoplasma: in pregnancy heat it until it steams, or leave it out.',
    ...evidence,
  },
  {
    id: 'mould-cheese',
    when: [moulded],
    unless: /\bpasteuri[sz]ed\b|\b(baked|cooked|grilled|melted) (brie|camembert)\b/i,
    level: 'avoid',
    short: 'Only cooked until steaming',
    pregnant:
      'Soft cheese with mould can carry listeria: in pregnancy eat it only cooked until it steams. Hard cheese is fine.',
    ...evidence,
  },
  {
    id: 'mould-cheese-pasteurised',
    when: [moulded, /\bpasteuri[sz]ed\b/i],
    level: 'avoid',
    short: 'Only cooked until steaming',
    pregnant:
      'Mould makes soft cheese moist and mild, so that listeria can grow in it after pasteurising too. What is advised differs by country; cooked until it steams it is fine everywhere.',
    ...evidence,
  },
  {
    id: 'queso-fresco',
    when: [/\bqueso (fresco|blanco)\b|\bcotija\b/i],
    level: 'avoid',
    short: 'Only heated until steaming',
    pregnant:
      'Fresh white cheese of this kind has carried listeria also when pasteurised: heat it until it steams, or leave it out in pregnancy.',
    ...evidence,
  },
  {
    id: 'soft-cheese',
    when: [softCheese],
    // The rule for what is not pasteurised speaks for itself.
    unless: saysItself,
    level: 'avoid',
    fineIf: 'pasteurised',
    short: 'Only cooked until steaming',
    pregnant: 'Soft, moist cheese can carry listeria, above all when it is made from raw milk.',
    ...evidence,
  },
  {
    id: 'fresh-cheese',
    when: [freshCheese],
    unless: saysItself,
    level: 'avoid',
    fineIf: 'pasteurised',
    short: 'Only pasteurised',
    pregnant:
      'Fine where the label says that the milk was pasteurised. Made from raw milk, leave it out in pregnancy.',
    ...evidence,
  },
];
