import type { FoodCaution } from './food-caution';

const evidence = { source: 'CDC, listeria and pregnancy; NHS, foods to avoid', checked: '2026-11-22' };

/** What is eaten cold from the counter or the fridge and can carry listeria. */
export const cold: readonly FoodCaution[] = [
  {
    id: 'cold-meat',
    when: [
      /\b(deli|cold cuts?|prosciutto|salami|chorizo|pepperoni|mortadella|bologna|pastrami|(parma|serrano) ham)\b|\bham, sliced\b|\bhot dogs?\b/i,
    ],
    unless: /\bpizza\b/i,
    level: 'avoid',
    short: 'Only heated until steaming',
    pregnant:
      'Cold and cured meat can carry listeria and toxoplasma: in pregnancy heat it until it steams, or leave it out.',
    ...evidence,
  },
  {
    id: 'mould-cheese',
    when: [/\b(brie|camembert|roquefort|gorgonzola|stilton)\b|\bblue cheese\b|\bcheese, blue\b/i],
    level: 'avoid',
    short: 'Only cooked until steaming',
    pregnant:
      'Soft cheese with mould can carry listeria, pasteurised too: in pregnancy eat it only cooked until it steams. Hard cheese is fine.',
    ...evidence,
  },
  {
    id: 'soft-cheese',
    when: [/\b(feta|queso fresco|goat cheese|ricotta|cottage cheese|mozzarella|halloumi|paneer)\b/i],
    // The rule for what is not pasteurised speaks for itself.
    unless: /\bpasteuri[sz]ed|\bunpasteuri[sz]ed|\bpizza\b/i,
    level: 'avoid',
    short: 'Only pasteurised',
    pregnant:
      'Fine where the label says that the milk was pasteurised. Made from raw milk, leave it out in pregnancy.',
    ...evidence,
  },
];
