import { moulded, mozzarella, softCheese } from './cold';
import { fineFish } from './fine-fish';
import type { FoodCaution } from './food-caution';
import { isFine } from './is-fine';

const checkedOn = '2026-11-22';
const germs = { source: 'FDA, food safety for moms-to-be; NHS, foods to avoid', checkedOn };

/** What mothers ask about and need not leave out; a caution found beside it weighs more. */
export const fine: readonly FoodCaution[] = [
  ...fineFish,
  {
    ...isFine(
      'cooked-egg',
      [/\beggs?\b/i, /\b(hard.boiled|scrambled|cooked|well.done)\b/i],
      'Cooked until firm',
    ),
    unless: /\bnoodles?\b|\braw\b|\brunny\b/i,
    pregnant: 'Cooked until white and yolk are firm, eggs are fine.',
    ...germs,
  },
  {
    ...isFine(
      'hard-cheese',
      [/\b(cheddar|parmesan|gouda|edam|emmental|gruy[eè]re)\b|\bhard cheese\b|\bswiss\b/i],
      'Hard cheese',
    ),
    unless: /\b(unpasteuri[sz]ed|raw|chard|roll|muesli|steak|chocolate)\b/i,
    pregnant: 'Hard cheese is too dry for listeria to grow in. Choose it made from pasteurized milk.',
    ...germs,
  },
  {
    ...isFine(
      'pasteurized',
      [/\bpasteuri[sz]ed\b/i, /\b(milk|cream|yogh?urt|cheese|halloumi|paneer)\b/i],
      'Pasteurized',
    ),
    unless: new RegExp(`${softCheese.source}|${mozzarella.source}|${moulded.source}`, 'i'),
    pregnant: 'Pasteurizing kills listeria: keep it cold, and eat it before its date.',
    ...germs,
  },
  {
    ...isFine('mozzarella-pasteurised', [/\bpasteuri[sz]ed\b/i, mozzarella], 'Pasteurized'),
    risk: 'Fresh, moist cheese can carry listeria.',
    pregnant: 'Pasteurizing kills listeria: keep it cold, and eat it before its date.',
    ...germs,
  },
  {
    ...isFine('soft-cheese-pasteurised', [/\bpasteuri[sz]ed\b/i, softCheese], 'Pasteurized'),
    risk: 'Soft, moist cheese can carry listeria.',
    pregnant: 'Pasteurizing kills listeria: keep it cold, and eat it before its date.',
    ...germs,
  },
  {
    ...isFine(
      'cooked-chicken',
      [/\b(chicken|turkey)\b/i, /\b(cooked through|well.done)\b/i],
      'Cooked through',
    ),
    pregnant: 'Cooked until no part is pink and the juice runs clear, and eaten hot, it is fine.',
    ...germs,
  },
  {
    ...isFine('cooked-sprouts', [/\bsprouts?\b/i, /\bcooked\b/i], 'Cooked through'),
    unless: /\bbrussels?\b/i,
    pregnant: 'Cooked until steaming, sprouts are fine.',
    ...germs,
  },
  {
    ...isFine(
      'nuts',
      [/\b(peanuts?|almonds?|cashews?|walnuts?|hazelnuts?|pistachios?)\b/i],
      'Fine without an allergy',
    ),
    unless: /\b(cookies?|cakes?|chocolate|ice cream)\b/i,
    pregnant: 'Nuts and peanuts are fine, unless you are allergic to them.',
    nursing: 'Nuts and peanuts are fine, unless you are allergic to them.',
    source: 'NHS, foods to avoid in pregnancy; NHS, breastfeeding and diet',
    checkedOn,
  },
  {
    ...isFine(
      'no-caffeine',
      [/\b(coffees?|teas?)\b/i, /\b(decaf\w*|caffeine.free|rooibos|peppermint)\b/i],
      'Next to no caffeine',
    ),
    pregnant: 'Holds next to no caffeine, and is not counted in your day.',
    nursing: 'Holds next to no caffeine, and is not counted in your day.',
    source: 'USDA FoodData Central; NHS, foods to avoid in pregnancy',
    checkedOn,
  },
];
