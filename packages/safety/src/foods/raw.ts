import type { FoodCaution } from './food-caution';

const evidence = { source: 'FDA, food safety for moms-to-be; NHS, foods to avoid', checkedOn: '2026-11-22' };

/** What carries germs until it is cooked through, and what holds too much vitamin A. */
export const raw: readonly FoodCaution[] = [
  {
    id: 'raw-meat',
    when: [/\braw\b/i, /\b(beef|steaks?|meat|minced?|lamb|pork|chicken|turkey|duck|venison)\b/i],
    unless: /\b(tuna|salmon|fish|coconut|broth|stock|tartare|carpaccio)\b/i,
    level: 'avoid',
    fineIf: 'cooked through',
    short: 'Cook it through',
    pregnant:
      'These are the figures before cooking. In pregnancy eat meat cooked through, without pink: raw it can carry toxoplasma and salmonella.',
    ...evidence,
  },
  {
    id: 'rare-meat',
    when: [
      /\b(rare|pink|tartare|carpaccio)\b/i,
      /\b(beef|steaks?|meat|burgers?|lamb|pork|chicken|turkey|duck|venison|tartare|carpaccio)\b/i,
    ],
    unless: /\b(tuna|salmon|fish|lemonade|peppercorns?)\b/i,
    level: 'avoid',
    short: 'Cook it through',
    pregnant:
      'Meat that is raw or pink inside can carry toxoplasma and salmonella: in pregnancy eat it cooked through.',
    ...evidence,
  },
  {
    id: 'runny-egg',
    when: [
      /\b(runny|soft.boiled)\b.*\beggs?\b|\beggs?\b.*\b(runny|soft.boiled)\b|\b(tiramisu|hollandaise|eggnog|chocolate mousse)\b|\bhome.?made (mayonnaise|mayo)\b|\bmayonnaise, home.?made\b/i,
    ],
    level: 'avoid',
    short: 'Egg: only cooked until firm',
    risk: 'Raw or runny egg can carry salmonella.',
    pregnant:
      'Raw or runny egg can carry salmonella: in pregnancy eat it cooked until white and yolk are firm. Bought mayonnaise is made of pasteurized egg.',
    ...evidence,
  },
  {
    id: 'raw-egg',
    when: [/\braw\b/i, /\beggs?\b/i],
    level: 'avoid',
    fineIf: 'cooked until firm',
    short: 'Cook it until firm',
    pregnant:
      'Raw or runny egg can carry salmonella: in pregnancy eat it cooked until white and yolk are firm. Figures of a raw egg are fine for weighing.',
    ...evidence,
  },
  {
    id: 'raw-dough',
    when: [/\bdough\b/i],
    level: 'avoid',
    short: 'Not raw in pregnancy',
    pregnant: 'Raw dough holds raw flour and often raw egg: bake it first.',
    ...evidence,
  },
  {
    id: 'raw-sprouts',
    when: [/\b(bean|alfalfa|mung|radish|clover|lentil)\b.*\bsprouts\b|\bsprouts\b.*\bmung\b|\bsprouted\b/i],
    unless: /\bcooked\b|\bbread\b/i,
    level: 'avoid',
    short: 'Only cooked',
    pregnant:
      'Raw sprouts can carry salmonella and listeria that washing does not take off: cook them through.',
    ...evidence,
  },
  {
    id: 'raw-milk',
    when: [/\bunpasteuri[sz]ed\b|\braw milk\b|\bmilk, raw\b/i],
    level: 'avoid',
    short: 'Only pasteurized',
    pregnant: 'Unpasteurized milk can carry listeria: in pregnancy drink only pasteurized milk.',
    ...evidence,
  },
  {
    id: 'liver',
    // A letter with an accent is none to \b.
    when: [/\b(livers?|liverwurst)\b|\bp[âa]t[ée]s?(?!\p{L})/iu],
    unless: /\b(cod|fish) liver oil\b/i,
    level: 'avoid',
    short: 'Too much vitamin A',
    pregnant:
      'Liver and pâté hold so much vitamin A (the most is 3,000 µg a day) that they can harm a baby: leave them out in pregnancy.',
    ...evidence,
  },
];
