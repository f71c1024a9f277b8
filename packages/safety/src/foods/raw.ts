import type { FoodCaution } from './food-caution';

const evidence = { source: 'FDA, food safety for moms-to-be; NHS, foods to avoid', checked: '2026-11-22' };

/** What carries germs until it is cooked through, and what holds too much vitamin A. */
export const raw: readonly FoodCaution[] = [
  {
    id: 'raw-meat',
    when: [
      /\b(raw|rare|tartare|carpaccio)\b/i,
      /\b(beef|steak|meat|lamb|pork|chicken|turkey|duck|venison|tartare|carpaccio)\b/i,
    ],
    unless: /\b(tuna|salmon|fish|broth|stock)\b/i,
    level: 'avoid',
    short: 'Cook it through',
    pregnant:
      'These are the figures before cooking. In pregnancy eat meat cooked through, without pink: raw it can carry toxoplasma and salmonella.',
    ...evidence,
  },
  {
    id: 'raw-egg',
    when: [/\braw\b|\b(tiramisu|hollandaise|eggnog)\b/i, /\beggs?\b|\b(tiramisu|hollandaise|eggnog)\b/i],
    level: 'avoid',
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
    short: 'Only pasteurised',
    pregnant: 'Unpasteurised milk can carry listeria: in pregnancy drink only pasteurised milk.',
    ...evidence,
  },
  {
    id: 'liver',
    when: [/\bliver(wurst)?\b|\bp[âa]t[ée]\b/i],
    level: 'avoid',
    short: 'Too much vitamin A',
    pregnant:
      'Liver, pâté and cod liver oil hold so much vitamin A (the most is 3,000 µg a day) that they can harm a baby: leave them out in pregnancy.',
    ...evidence,
  },
];
