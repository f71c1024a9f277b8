import { caffeinated } from './caffeinated';
import { caffeine } from '../care/intake';
import type { FoodCaution } from './food-caution';

const checkedOn = '2026-11-22';

export const drinks: readonly FoodCaution[] = [
  {
    id: 'alcohol',
    when: [
      /\b(wines?|beers?|lager|rum|brandy|sherry|vodka|gin|tequila|whisky|whiskey|spirits|liqueur|champagne|prosecco|cider, hard|hard cider|cocktail, (piña colada|daiquiri)|margarita)\b/i,
    ],
    unless: /\b(vinegar|alcohol.free|non.?alcoholic|ginger beer|root beer|rum raisin|wine gums?)\b/i,
    level: 'avoid',
    short: 'Alcohol: not in pregnancy',
    pregnant:
      'No amount of alcohol is known to do a baby no harm: leave it out in pregnancy. Worried about a drink you had, or find it hard to stop? Your midwife or doctor can help, without blame.',
    nursing:
      'Alcohol passes into milk: wait at least 2 hours for each drink before you nurse, and never share a bed after it.',
    source: 'CDC, alcohol and pregnancy; CDC, alcohol and breastfeeding',
    checkedOn,
  },
  {
    ...caffeinated('energy-drink'),
    level: 'avoid',
    short: 'Not advised in pregnancy',
    pregnant: `Energy drinks are not advised in pregnancy: a can may hold much of your day’s ${caffeine.pregnant.value} mg of caffeine, and other stimulants beside it.`,
  },
  caffeinated('coffee'),
  caffeinated('instant-coffee'),
  caffeinated('black-tea'),
  caffeinated('green-tea'),
  caffeinated('cola'),
  caffeinated('dark-chocolate'),
  caffeinated('other-caffeine'),
];
