import { caffeine } from '../care/intake';
import type { FoodCaution } from './food-caution';

const checked = '2026-11-22';

export const drinks: readonly FoodCaution[] = [
  {
    id: 'alcohol',
    when: [
      /\b(wines?|beer|lager|rum|brandy|sherry|vodka|gin|tequila|whisky|whiskey|spirits|liqueur|champagne|prosecco|cider, hard|hard cider|cocktail, (piña colada|daiquiri)|margarita)\b/i,
    ],
    unless: /\b(vinegar|alcohol.free|non.?alcoholic|ginger beer|root beer|rum raisin)\b/i,
    level: 'avoid',
    short: 'Alcohol: not in pregnancy',
    pregnant:
      'No amount of alcohol is known to be safe for your baby: leave it out in pregnancy. Worried about a drink you had, or find it hard to stop? Your midwife or doctor can help, without blame.',
    nursing:
      'Alcohol passes into milk: wait at least 2 hours for each drink before you nurse, and never share a bed after it.',
    source: 'CDC, alcohol and pregnancy; CDC, alcohol and breastfeeding',
    checked,
  },
  {
    ...caffeinated('energy-drink', 32, [/\benergy drink\b|\bred bull\b/i]),
    level: 'avoid',
    short: 'Not advised in pregnancy',
    pregnant: `Energy drinks are not advised in pregnancy: about 32 mg of caffeine in 100 ml, so a can may hold your day’s ${caffeine.pregnant.value} mg, and other stimulants beside it.`,
  },
  caffeinated('coffee', 40, [/\bcoffee\b/i], /\bdecaf|\bliqueur\b|\bcake\b|\blatte\b/i),
  caffeinated(
    'black-tea',
    20,
    [/\btea\b/i],
    /\b(green|herbal|decaf\w*|chamomile|peppermint|rooibos|fenugreek|ginger|nursing)\b/i,
  ),
  caffeinated('green-tea', 12, [/\bgreen\b/i, /\btea\b/i]),
  caffeinated('cola', 9, [/\bcola\b|\bcoke\b/i], /\bcolada\b/i),
  caffeinated('dark-chocolate', 80, [/\bdark\b/i, /\bchocolate\b/i]),
];

/** A food with so many milligrams of caffeine in 100 g. */
function caffeinated(id: string, mg: number, when: readonly RegExp[], unless?: RegExp): FoodCaution {
  const most = (stage: keyof typeof caffeine) =>
    `${caffeine[stage].value} mg a day, all food and drink together`;
  return {
    id,
    when,
    unless,
    level: 'limit',
    short: 'Has caffeine',
    pregnant: `About ${mg} mg of caffeine in 100 g. In pregnancy stay at or below ${most('pregnant')}.`,
    nursing: `About ${mg} mg of caffeine in 100 g. While nursing stay at or below ${most('nursing')}.`,
    source: `${caffeine.pregnant.source}; USDA FoodData Central`,
    checked,
  };
}
