/** British spellings and words, with the American one. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\bnapp(?:y|ies)\b/i, 'diaper'],
  [/\bmum(?:s|my|mies)?\b/i, 'mom'],
  [/\b(?:pram|pushchair|buggy|buggies)s?\b/i, 'stroller'],
  [/\bcots?\b/i, 'crib'],
  [/\bdumm(?:y|ies)\b/i, 'pacifier'],
  [/\bmuslins?\b/i, 'burp cloth'],
  [/\bmould(?:s|y)?\b/i, 'mold'],
  [/\b(?:(?:milli|centi|deci)?lit|(?:milli|centi|kilo)?met)res?\b/i, 'liter, meter'],
  [/\b(?:centre|theatre|fibre|calibre)(?:s|d)?\b/i, 'center'],
  [
    /\b\w*(?:colour|favour|flavour|honour|labour|neighbour|humour|odour|rumour|tumour|harbour|vapour|behaviour)/i,
    '-or',
  ],
  [
    /\b\w*(?:pasteur|organ|recogn|real|apolog|steril|immun|memor|minim|maxim|summar|emphas|special|personal|custom|priorit|categor|normal|general|stabil|visual|hospital|util|final|anal[yi])[iy]?s(?:e|ed|es|er|ing|ation)\b/i,
    '-ize',
  ],
  [/\b(?:un)?pasteuris/i, 'pasteurized'],
  [/\b\w*(?:paediatr|anaem|anaesth|gynaec|leukaem|oedema|oestrogen|diarrhoea|manoeuv)/i, '-e-'],
  [/\bhaem(?:o|at)/i, 'hem-'],
  [/\b(?:foetus|foetal)\b/i, 'fetus'],
  [/\bcaesar(?:ean|ian)s?\b/i, 'cesarean'],
  [/\b(?:cancel|label|travel|model|fuel|level|signal|counsel|marvel)l(?:ed|ing|er|ors?)\b/i, 'one l'],
  [/\b(?:jewellery|woollen|skilful|wilful|instalments?|fulfil|enrol)\b/i, 'American spelling'],
  [/\b(?:cheque|kerb|tyre|grey|cosy|pyjama|yoghurt|plough|sceptic)\w*\b/i, 'American spelling'],
  [/\b(?:programme|ageing|defence|offence|licence|pretence|practis(?:e|ed|es|ing))\b/i, 'American spelling'],
  [/\b(?:whilst|amongst|towards|afterwards)\b/i, 'while, among, toward, afterward'],
  [/\b(?:learnt|spelt|dreamt|leant|spilt|spoilt)\b/i, '-ed'],
  [/\b(?:aubergine|courgette|mangetout|beetroot|sultana|rasher|prawn)s?\b/i, 'the American food'],
  [
    /\b(?:wholemeal|tinned|spring onions?|double cream|caster sugar|icing sugar|cling ?film)\b/i,
    'the American food',
  ],
  [/\b(?:a|the|one) tin\b|\btins? of\b/i, 'can'],
  [/\b(?:hob|kitchen roll|washing[- ]up|store cupboard)\b/i, 'stove, paper towel, dishes, pantry'],
  [/\b(?:ante|post)natal\b/i, 'prenatal, postpartum'],
  [/\b(?:health visitors?|GPs?|A&E|chemist)\b/, 'pediatrician, doctor, emergency room, pharmacist'],
  [/\b(?:paracetamol)\b/i, 'acetaminophen'],
  [/\btablets?\b/i, 'pill'],
  [
    /\b(?:fortnight(?:ly|s)?|at the weekend|half past (?:one|two|three|four|five|six|seven|eight|nine))\b/i,
    'two weeks',
  ],
  [/\b(?:in|to|from) hospital\b/i, 'the hospital'],
  [/\b(?:postcode|queue up|mobile phones?)\b/i, 'ZIP code, line up, cell phone'],
  [
    /\b(?:may|to|can|you|and|be|is|that) tick(?:ed|ing)?\b|\btick (?:both|it|off|what)\b|^tick(?:ed|ing)?\b/i,
    'check',
  ],
  [/\bpress-ups?\b/i, 'push-up'],
  [/\b(?:number to|whom do I|who do I) ring\b/i, 'call'],
  [/\b(?:wees?|poos?)\b/i, 'pee, poop'],
];

/** The British words of a text, each with what to write. */
export const britishIn = (text: string): string[] =>
  PATTERNS.flatMap(([pattern, american]) => {
    const found = pattern.exec(text);
    return found ? [`${found[0]} (${american})`] : [];
  });

/** A title of a document or an office is written as it is written there. */
export const QUOTES =
  /\b(?:NHS|NICE|RCOG|nhs\.uk|Queensland|Canberra|Australian Immunisation|Health New Zealand|Royal|Tommy’s|National|Lullaby|KidsHealth)\b/;

interface Allowed {
  /** The beginning of the file's path. */
  in: string;
  words: RegExp;
  reason: string;
}

const LOOKED_FOR = 'Words that are looked for in hers, in either spelling; nobody reads them.';
const NO_CAPITAL = /^[^A-Z]*$/;

/** British words that stand on purpose. */
export const allowedBritish: readonly Allowed[] = [
  { in: 'mfe-account/src/features/suggestions/lib/diet-keywords.ts', words: NO_CAPITAL, reason: LOOKED_FOR },
  { in: 'mfe-calendar/src/features/calendar/voice/', words: /./, reason: LOOKED_FOR },
  { in: 'packages/domain/src/amounts/kitchen-units.ts', words: NO_CAPITAL, reason: LOOKED_FOR },
  { in: 'packages/safety/src/medicines/rules/', words: NO_CAPITAL, reason: LOOKED_FOR },
  {
    in: 'packages/safety/src/medicines/rules/',
    words: /^Acetaminophen \(paracetamol\)/,
    reason: 'Its name outside of the United States and Canada stands beside it.',
  },
  {
    in: 'mfe-care/src/lib/diaper-word.ts',
    words: /^Nappy$/,
    reason: 'Its name in the United Kingdom, Australia and New Zealand, shown there alone.',
  },
  {
    in: 'packages/safety/src/signs/urgent/regional-words.ts',
    words: /^(?:Nappies|In labour|Pasteuris|Mould|with mould)$/,
    reason: 'The words of the United Kingdom, Australia and New Zealand, shown there alone.',
  },
  {
    in: 'mfe-care/src/features/feeding/today/call-words.tsx',
    words: /health visitor/,
    reason: 'Who answers for a baby in the United Kingdom, shown there alone.',
  },
  {
    in: 'packages/safety/src/foods/countries/fish-by-country.ts',
    words: /fortnight/,
    reason: 'The advice of Australia and New Zealand, in their words and shown with their name.',
  },
  {
    in: 'packages/safety/src/lines/countries/canada.ts',
    words: /Poison Centres/,
    reason: 'What it is called.',
  },
  {
    in: 'packages/safety/src/lines/country-of-zone.ts',
    words: /Coral_Harbour/,
    reason: 'The key of a time zone, which nobody reads.',
  },
  {
    in: 'services/src/community/migrations/',
    words: /Anonymous mum/,
    reason: 'What rows of an older version hold.',
  },
];
