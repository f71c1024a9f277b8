/** No word of care that goes on after a loss: a scan or a midwife may be hers. "Nurse" is somebody, "nursing" is not. */
const WORDS = [
  "bab(?:y|ies)(?:’s|'s)?",
  'newborns?',
  'infants?',
  'pregnan\\w*',
  '(?:pre|ante|post)[- ]?natal',
  'postpartum',
  'trimesters?',
  'due date',
  'births?',
  'caesareans?',
  'hospital bag',
  'nursery',
  '(?:anatomy|growth) scan',
  'glucose test',
  'milestones?',
  'growth spurts?',
  'breast[- ]?fe\\w*',
  'nursing',
  'lactat\\w*',
  'galactagogues?',
  'milk supply',
  'pumping',
  'prams?',
  'strollers?',
  'wombs?',
  'night feeds?',
  'while (?:you )?feed(?:ing)?',
  'after a feed',
  'usually feed',
  'week \\d+',
];
const PATTERN = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'i');

/** Whether words speak of a pregnancy or a baby: put out of sight while she is quiet about both. */
export const speaksOfBaby = (words: string): boolean => PATTERN.test(words);
