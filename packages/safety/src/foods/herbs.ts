import type { FoodCaution } from './food-caution';

const checkedOn = '2026-11-22';
/** Not read yet. */
const UNREAD = '';

const askFirst =
  'Little is known of what this herb does to a nursing baby, or to milk. Ask your doctor or pharmacist first.';
const fenugreekAsk =
  'Ask your doctor or pharmacist first with diabetes, a thyroid condition, asthma, blood thinners of any kind, or an allergy to peanuts, soy or other legumes';

/** Herbs that are taken for milk or as tea, and why a pregnancy leaves them out. */
export const herbs: readonly FoodCaution[] = [
  {
    ...herb('fenugreek', /\bfenugreek\b|\bmethi\b/i),
    bloodSugar: true,
    pregnant: `Not in pregnancy: in more than a pinch fenugreek may harm the baby and bring on contractions. ${fenugreekAsk}.`,
    nursing: `Weak evidence that it helps milk. ${fenugreekAsk}. It can make you and the baby smell of maple syrup: tell whoever looks after the baby, for an illness smells so, too.`,
    source: 'NCCIH, fenugreek; LactMed',
    checkedOn: UNREAD,
  },
  {
    ...herb('fennel', /\bfennel\b/i),
    pregnant: 'Not in pregnancy: fennel acts a little like estrogen, and no amount is known to do no harm.',
    nursing: 'Fennel tea and oil are not recommended while nursing. As a vegetable it is another matter.',
    source: 'EMA, herbal monograph on fennel',
  },
  {
    ...herb('green-papaya', /\b(green|unripe) papaya\b/i),
    pregnant:
      'Not in pregnancy: green papaya holds a latex that can bring on contractions. Ripe papaya is fine.',
    nursing: askFirst,
    source: 'Adebiyi et al., British Journal of Nutrition 2002',
  },
  {
    ...herb(
      'little-known-herb',
      /\b(blessed thistle|milk thistle|goat['’]s rue|shatavari|moringa|anise|torbangun|black seed)\b/i,
    ),
    bloodSugar: true,
    pregnant: 'Not in pregnancy: too little is known of what this herb does to a baby.',
    nursing: askFirst,
    source: 'LactMed',
  },
  {
    ...herb(
      'toxic-herb',
      /\b(pennyroyal|mugwort|tansy|(blue|black) cohosh|comfrey|wormwood|thuja|savin)\b|\brue\b/i,
      /\bgoat['’]s rue\b/i,
    ),
    short: 'Toxic herb: leave it out',
    pregnant:
      'Leave it out: this herb can poison you, harm the baby and bring on contractions or bleeding. Took some? Call your poison line or doctor now.',
    nursing: 'Leave it out: what makes this herb toxic may pass into milk.',
    nursingLevel: 'avoid',
    source: 'NCCIH, herbs at a glance; LactMed',
    checkedOn: UNREAD,
  },
  {
    ...herb('licorice', /\b(licorice|liquorice)\b/i),
    short: 'Licorice: not in pregnancy',
    pregnant:
      'Licorice root holds glycyrrhizin, which raises blood pressure and may harm the baby’s brain: leave out the root, its tea and its extract, and much licorice candy.',
    nursing:
      'Much licorice raises blood pressure, and its extract may lower milk. Ask before you take it as a herb.',
    source: 'Finnish Food Authority, safe use of foodstuffs; LactMed',
    checkedOn: UNREAD,
  },
  {
    ...herb(
      'much-sage-or-parsley',
      /\b(sage|parsley)\b.*\b(teas?|oil|tincture|extract|juice|capsules?)\b|\b(teas?|oil),? (of )?(sage|parsley)\b/i,
    ),
    short: 'Much of it: not in pregnancy',
    pregnant:
      'As a tea, juice, oil or extract sage and parsley are much stronger than in food, and can bring on contractions: leave those out. A little in a dish is another matter.',
    nursing: 'Sage and parsley as a tea, juice, oil or extract may lower milk. Ask before you take them.',
    source: 'NCCIH, sage; LactMed',
    checkedOn: UNREAD,
  },
  {
    ...herb('raspberry-leaf', /\braspberry[ -]leaf\b/i),
    short: 'Ask your midwife first',
    pregnant:
      'Raspberry leaf may bring on contractions, and little is known of what it does. Ask your midwife before you take it, and not before the last weeks.',
    nursing: askFirst,
    source: 'NHS, foods to avoid in pregnancy, herbal teas',
    checkedOn: UNREAD,
  },
  {
    ...herb('cannabis', /\b(cannabis|marijuana|weed|thc|cbd|hashish|hemp (oil|extract|flowers?)|edibles)\b/i),
    short: 'Leave it out',
    pregnant:
      'Leave it out in pregnancy, in every form: it reaches the baby, and no amount is known to do no harm. Find it hard to stop? Your midwife or doctor can help, without blame.',
    nursing:
      'It stays in milk for days, and no amount is known to do a baby no harm: leave it out while nursing.',
    nursingLevel: 'avoid',
    source: 'ACOG, cannabis in pregnancy and lactation; CDC, cannabis and pregnancy',
    checkedOn: UNREAD,
  },
  {
    ...herb('cod-liver-oil', /\b(cod|fish) liver oil\b/i),
    short: 'Too much vitamin A',
    pregnant:
      'It holds so much vitamin A (the most is 3,000 µg a day) that it can harm a baby: leave it out in pregnancy.',
    nursing: 'It holds much vitamin A, which adds to that of your other supplements. Ask before you take it.',
    source: 'NHS, foods to avoid; LactMed',
    checkedOn: UNREAD,
  },
];

function herb(id: string, word: RegExp, unless?: RegExp) {
  return {
    id,
    when: [word],
    unless,
    level: 'avoid',
    herb: true,
    short: 'Herb: not in pregnancy',
    checkedOn,
  } as const;
}
