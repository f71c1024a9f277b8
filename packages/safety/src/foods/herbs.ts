import type { FoodCaution } from './food-caution';

const checkedOn = '2026-11-22';

/** Herbs that are taken for milk, and why a pregnancy leaves them out. */
export const herbs: readonly FoodCaution[] = [
  {
    ...herb('fenugreek', /\bfenugreek\b|\bmethi\b/i),
    pregnant:
      'Not in pregnancy: in more than a pinch fenugreek may harm the baby and bring on contractions. At any time, ask first with diabetes, warfarin or a legume allergy.',
    nursing: 'Weak evidence that it helps milk. Ask first with diabetes, warfarin or a legume allergy.',
    source: 'NCCIH, fenugreek; LactMed',
  },
  {
    ...herb('fennel', /\bfennel\b/i),
    pregnant: 'Not in pregnancy: fennel acts a little like oestrogen, and no amount is known to do no harm.',
    source: 'EMA, herbal monograph on fennel',
  },
  {
    ...herb('green-papaya', /\b(green|unripe) papaya\b/i),
    pregnant:
      'Not in pregnancy: green papaya holds a latex that can bring on contractions. Ripe papaya is fine.',
    source: 'Adebiyi et al., British Journal of Nutrition 2002',
  },
  {
    ...herb(
      'little-known-herb',
      /\b(blessed thistle|milk thistle|goat['’]s rue|shatavari|moringa|anise|torbangun|black seed)\b/i,
    ),
    pregnant: 'Not in pregnancy: too little is known of what this herb does to a baby.',
    source: 'LactMed',
  },
];

function herb(id: string, word: RegExp) {
  return {
    id,
    when: [word],
    level: 'avoid',
    herb: true,
    short: 'Herb: not in pregnancy',
    checkedOn,
  } as const;
}
