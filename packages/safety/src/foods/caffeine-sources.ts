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

const without =
  'decaf\\w*|caffeine.free|without caffeine|entkoffeiniert\\w*|koffeinfrei\\w*|d[ée]caf[ée]in[ée]e?|descafeinado|decaffeinato';
/** Their figure is not that of filter coffee. */
const strong =
  'espresso|lattes?|cappuccinos?|mocha|macchiato|flat white|cortado|frapp[eé]|frappuccino|cold brew|ristretto|americano';
const herbal =
  'herb(al)?|chamomile|camomile|peppermint|mint|rooibos|fenugreek|fennel|ginger|nursing|nettle|hibiscus|raspberry|fruit|lemon balm|rosehip|barley';
const soft = 'pepsi|dr\\.? ?pepper|mountain dew|mtn dew|club.?mate';
/** Coffee, tea and caffeine in German, French, Spanish, Italian and Dutch. */
const abroad =
  'kaffee|caf[ée]s?|caff[èe]|koffie|(schwarz|grün|eis)tee|(schwarzer|grüner) tee|th[ée]s? (noir|vert|glac[ée])|t[ée] (negro|verde)|koffeinhaltig\\w*';
/** Of a tea these say how it was made; any other word before it may name another plant. */
const PLAIN_TEA =
  'black|breakfast|english|irish|scottish|afternoon|grey|gray|assam|ceylon|darjeeling|kenyan|iced?|hot|cold|warm|strong|weak|brewed|loose|leaf|bottled|instant|sweet|sweetened|unsweetened|milk|milky|cups?|mugs?|glass(es)?|bottles?|pots?|cans?|ml|oz|of|my|the|an?|and|with|some|one|two|three|more|plain|regular|normal|lemon|builder.?s|yorkshire|lipton|tetley|twinings|sugary|oolong|white|green|matcha|chai|thai|mate';
const OTHER_PLANT = `(?<![\\p{L}'’])(?!(${PLAIN_TEA})(?!\\p{L}))\\p{L}[\\p{L}'’]*[ -]+teas?(?!\\p{L})|\\bteas?, (?!(${PLAIN_TEA})\\b)\\p{L}+`;
const noDrink = 'bubble|cakes?|biscuits?|tree|tea ?spoons?|tea ?towels?';

export const caffeineSources: readonly CaffeineSource[] = [
  {
    id: 'energy-drink',
    when: [
      /\benerg(y|ie)[ -]?(drinks?|dryck)\b|\bred bull\b|\brockstar\b|\bmonster (energy|ultra)\b|\bcelsius\b|\brelentless\b|\benergiegetränk|\bbebidas? energ[ée]ticas?|\bboissons? [ée]nergisantes?|(^|\s)[ée]nergisantes?/i,
    ],
    unless: named(`${without}|degrees`),
    mg: 32,
    ...evidence,
  },
  {
    id: 'coffee',
    when: [/\bcoffees?\b/i],
    unless: named(`${without}|${strong}|instant|liqueur|cakes?|ice cream|beans?|grounds?|powder`),
    mg: 40,
    ...evidence,
  },
  {
    id: 'instant-coffee',
    when: [/\bcoffees?\b/i, /\binstant\b/i],
    unless: named(`${without}|${strong}|liqueur|cakes?|powder`),
    mg: 40,
    ...evidence,
  },
  {
    id: 'black-tea',
    when: [/\bteas?\b|\b(earl|lady) gr[ea]y\b|\bdarjeeling\b|\bassam\b/i],
    unless: new RegExp(
      `${named(`${without}|${herbal}|green|matcha|chai|mate|${noDrink}`).source}|${OTHER_PLANT}`,
      'iu',
    ),
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
    unless: named(`${without}|${soft}|colada|nuts?`),
    mg: 9,
    ...evidence,
  },
  { id: 'dark-chocolate', when: [/\bdark\b/i, /\bchocolates?\b/i], mg: 80, ...evidence },
  {
    id: 'other-caffeine',
    when: [
      spelled(`${strong}|${soft}|${abroad}|nescaf[ée]|matcha|chai|yerba mate|mate tea|guaran[aá]|caffeine`),
    ],
    unless: named(without),
    mg: null,
    ...evidence,
  },
];

/** A tea named after another plant: nobody knows whether there is caffeine in it, and no rule speaks of it. */
export const otherTea: CaffeineSource = {
  id: 'other-tea',
  when: [new RegExp(OTHER_PLANT, 'iu')],
  unless: named(`${without}|${herbal}|${noDrink}`),
  mg: null,
  ...evidence,
};

function named(words: string): RegExp {
  return new RegExp(`\\b(${words})\\b`, 'i');
}

/** A letter with an accent is none to `\b`. */
function spelled(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu');
}
