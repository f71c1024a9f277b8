import type { FoodCaution } from './food-caution';

/** Not read yet. */
const checkedOn = '';
const mpi = { source: 'MPI, New Zealand Food Safety, food and pregnancy', checkedOn };
const fsanz = { source: 'FSANZ, listeria and food', checkedOn };

/** What mothers ask about besides, above all what only some countries leave out. */
export const moreCautions: readonly FoodCaution[] = [
  {
    id: 'hummus-and-tahini',
    when: [/\b(hummus|houmous|humous|hommus|tahini|halva)\b/i],
    unless: /\bcooked\b/i,
    level: 'limit',
    short: 'Freshly opened, kept cold',
    risk: 'Sesame paste has carried salmonella, and dips from the counter listeria.',
    pregnant:
      'Sesame paste has carried salmonella, and dips from the counter listeria: take a sealed tub, keep it cold, and eat it within two days of opening.',
    ...mpi,
  },
  {
    id: 'frozen-berries',
    when: [/\bberries\b|\b(rasp|straw|blue|black|cran)berr(y|ies)\b/i, /\bfrozen\b/i],
    unless: /\byogh?urt\b|\bice cream\b|\bcooked\b/i,
    level: 'limit',
    short: 'Boil them first',
    risk: 'Frozen berries have carried hepatitis A and norovirus.',
    pregnant:
      'Frozen berries have carried hepatitis A and norovirus: boil them for a minute before you eat them, also in a smoothie.',
    ...mpi,
  },
  {
    id: 'soft-serve',
    when: [/\bsoft[ -]serve\b|\bice cream, soft\b/i],
    level: 'avoid',
    short: 'From a machine: leave it out',
    pregnant:
      'Soft serve from a machine can carry listeria: leave it out in pregnancy. Packed hard ice cream is another matter.',
    ...fsanz,
  },
  {
    id: 'bought-salad',
    when: [
      /\b(bought|bagged|pre.?packed|pre.?made|salad bar|deli|ready.made)\b.*\b(salads?|coleslaw)\b|\b(salads?|coleslaw),? (bagged|bought|pre.?made|pre.?packed|from a (bar|buffet|counter))\b|\bsalad bar\b/i,
    ],
    unless: /\bhome.?made\b/i,
    level: 'avoid',
    short: 'Make it fresh at home',
    pregnant:
      'Salads that somebody else cut, mixed and kept can carry listeria: make yours of washed leaves and vegetables, and eat it at once.',
    ...fsanz,
  },
  {
    id: 'melon',
    when: [/\b(melons?|cantaloupes?|rockmelons?|honeydew|watermelons?)\b/i],
    level: 'limit',
    short: 'Cut it fresh yourself',
    pregnant:
      'Cut melon has carried listeria: wash and scrub it, cut it yourself, and eat it at once or keep it cold for a day at most. Leave out rockmelon (cantaloupe) that was cut in a shop.',
    ...fsanz,
  },
  {
    id: 'enoki',
    when: [/\benoki\b/i],
    unless: /\bcooked\b/i,
    level: 'avoid',
    fineIf: 'cooked through',
    short: 'Only cooked',
    pregnant: 'Raw enoki mushrooms have carried listeria: in pregnancy eat them only cooked through.',
    source: 'FDA, enoki mushrooms and listeria',
    checkedOn,
  },
  {
    id: 'game',
    when: [/\b(game|venison|wild boar|pheasant|partridge|grouse|wild duck|hare)\b/i],
    unless: /\b(board|video|card) games?\b|\bgame day\b/i,
    level: 'avoid',
    short: 'May hold lead',
    pregnant:
      'Game that was shot may hold lead, which harms a baby’s brain, and can carry toxoplasma: leave it out in pregnancy unless you know that it was farmed, and cook it through.',
    source: 'NHS, foods to avoid in pregnancy, game',
    checkedOn,
  },
  {
    id: 'kombucha',
    when: [/\bkombucha\b/i],
    level: 'avoid',
    short: 'Not in pregnancy',
    pregnant:
      'Kombucha holds some alcohol and caffeine, is often unpasteurized and, brewed at home, can carry germs: leave it out in pregnancy.',
    nursing: 'Kombucha holds some alcohol and caffeine. How much differs: ask before you drink it often.',
    source: 'NSW Food Authority, kombucha; CDC, food safety in pregnancy',
    checkedOn,
  },
];
