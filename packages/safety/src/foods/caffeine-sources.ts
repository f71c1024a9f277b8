import type { Evidence } from '../evidence/evidence';

/** Something with caffeine, and how it is known by its name. */
export interface CaffeineSource extends Evidence {
  id: string;
  when: readonly RegExp[];
  unless?: RegExp;
  /** Milligrams in 100 g; null where they differ so much that no figure is honest. */
  mg: number | null;
}

const evidence = { source: 'USDA FoodData Central', checkedOn: '2026-11-22' };

const without = 'decaf\\w*|caffeine.free|without caffeine';
/** Their figure is not that of filter coffee. */
const strong =
  'espresso|lattes?|cappuccinos?|mocha|macchiato|flat white|cortado|frapp[eé]|frappuccino|cold brew|ristretto|americano';
const herbal =
  'herb(al)?|chamomile|camomile|peppermint|mint|rooibos|fenugreek|fennel|ginger|nursing|nettle|hibiscus|raspberry|fruit|lemon balm|rosehip|barley';

export const caffeineSources: readonly CaffeineSource[] = [
  {
    id: 'energy-drink',
    when: [/\benergy drinks?\b|\bred bull\b/i],
    unless: named(without),
    mg: 32,
    ...evidence,
  },
  {
    id: 'coffee',
    when: [/\bcoffees?\b/i],
    unless: named(`${without}|${strong}|liqueur|cakes?|ice cream|beans?|grounds?|powder`),
    mg: 40,
    ...evidence,
  },
  {
    id: 'black-tea',
    when: [/\bteas?\b/i],
    unless: named(`${without}|${herbal}|green|matcha|chai|mate|bubble|cakes?|biscuits?|tree`),
    mg: 20,
    ...evidence,
  },
  {
    id: 'green-tea',
    when: [/\bgreen\b/i, /\bteas?\b/i],
    unless: named(`${without}|matcha`),
    mg: 12,
    ...evidence,
  },
  {
    id: 'cola',
    when: [/\bcolas?\b|\bcoke\b/i],
    unless: named(`${without}|colada|nuts?`),
    mg: 9,
    ...evidence,
  },
  { id: 'dark-chocolate', when: [/\bdark\b/i, /\bchocolates?\b/i], mg: 80, ...evidence },
  {
    id: 'other-caffeine',
    when: [named(`${strong}|matcha|chai|yerba mate|mate tea|guarana|caffeine`)],
    unless: named(without),
    mg: null,
    ...evidence,
  },
];

function named(words: string): RegExp {
  return new RegExp(`\\b(${words})\\b`, 'i');
}
