import type { Evidence } from '../evidence/evidence';
import type { Country } from '../lines/line';
import { spellsAt } from '../weeks/spell';

/** What keeps a small baby safe, in some months of life. */
export interface NewbornLine extends Evidence {
  from: number;
  to: number;
  title: string;
  words: string;
}

const checkedOn = '';
const sleep = {
  from: 0,
  to: 12,
  source: 'Lullaby Trust, safer sleep; healthychildren.org, safe sleep',
  checkedOn,
};
const food = {
  from: 5,
  to: 12,
  source: 'NHS, foods to avoid giving babies; healthychildren.org, first foods',
  checkedOn,
};

export const newbornCare: readonly NewbornLine[] = [
  {
    ...sleep,
    title: 'Every sleep',
    words:
      'On the back, on a firm, flat surface of their own, with nothing else in it: no pillow, bumper, toy or loose blanket.',
  },
  {
    ...sleep,
    title: 'Never on a sofa or armchair',
    words:
      'Do not fall asleep with a baby there. Feeling sleepy? Hand baby over, or put baby down in the crib.',
  },
  {
    ...sleep,
    title: 'Sharing a bed',
    words:
      'Never after alcohol, drugs or medicine that makes you sleepy, if either of you smokes, or if baby came early or weighed under 2.5 kg (5½ lb). The safest place is a crib or bassinet beside you.',
  },
  { ...sleep, to: 6, title: 'The same room', words: 'Day and night, for at least the first six months.' },
  {
    ...sleep,
    title: 'Not too warm, no smoke',
    words: 'A room of 16 to 20 °C (61 to 68 °F), no hat indoors, and nobody smokes near baby.',
  },
  {
    from: 0,
    to: 12,
    title: 'Crying, and you cannot anymore',
    words:
      'Put baby down on the back in the crib, close the door, breathe, and call somebody. Never shake a baby: it can kill. A cry that is new, weak or high-pitched: call now.',
    source: 'NHS, soothing a crying baby; healthychildren.org, abusive head trauma',
    checkedOn,
  },
  {
    from: 0,
    to: 1,
    title: 'Vitamin K',
    words: 'It is offered at birth and prevents bleeding in the brain. Not given? Call today.',
    source: 'NHS, vitamin K; American Academy of Pediatrics, vitamin K',
    checkedOn,
  },
  {
    from: 4,
    to: 12,
    title: 'Iron',
    words: 'Breastfed, ask about iron drops from 4 months. Born early or small, ask now.',
    source: 'American Academy of Pediatrics, iron',
    checkedOn,
  },
  {
    from: 0,
    to: 3,
    title: 'Iron, when born early',
    words: 'A baby who came early or small may need iron sooner: ask.',
    source: 'American Academy of Pediatrics, iron',
    checkedOn,
  },
  {
    ...food,
    title: 'First foods: choking',
    words:
      'Around six months, sitting up, never alone. No whole nuts, popcorn, whole grapes or hard pieces: cut round things in quarters, lengthways.',
  },
  {
    ...food,
    title: 'First foods: leave out',
    words: 'Honey before 12 months, added salt and sugar, and cow’s milk as a drink before 12 months.',
  },
  {
    ...food,
    title: 'Peanut and egg',
    words:
      'Smooth peanut and well-cooked egg early, from around six months, one at a time. Severe eczema or an egg allergy? Ask first.',
  },
];

const drops = { from: 0, to: 12, title: 'Vitamin D drops' };

/** Vitamin D for the baby: doses differ. */
export const vitaminDByCountry: Record<Country, NewbornLine> = {
  us: {
    ...drops,
    words: '400 IU (10 µg) a day from the first days, unless baby drinks a liter (32 oz) of formula a day.',
    source: 'American Academy of Pediatrics, vitamin D',
    checkedOn,
  },
  ca: {
    ...drops,
    words: '400 IU (10 µg) a day from birth while baby is breastfed.',
    source: 'Health Canada, vitamin D for breastfed infants',
    checkedOn,
  },
  gb: {
    ...drops,
    words: '8.5 to 10 µg a day from birth, unless baby drinks 500 ml of formula or more a day.',
    source: 'NHS, vitamins for babies',
    checkedOn,
  },
  au: {
    ...drops,
    words: 'Ask whether baby needs them: it depends on your skin, sun and own vitamin D.',
    source: 'Pregnancy, Birth and Baby, vitamin D',
    checkedOn,
  },
  nz: {
    ...drops,
    words: 'Ask whether baby needs them: it depends on your skin, sun and own vitamin D.',
    source: 'Health New Zealand, vitamin D and your baby',
    checkedOn,
  },
};

export const vitaminDElsewhere: NewbornLine = {
  ...drops,
  words: 'Ask now whether baby needs vitamin D drops: in many countries they begin in the first days.',
  source: 'American Academy of Pediatrics, vitamin D',
  checkedOn,
};

/** What keeps a baby safe in a month of life, where she lives. */
export const newbornCareAt = (month: number, country: Country | undefined): NewbornLine[] =>
  spellsAt([...newbornCare, country ? vitaminDByCountry[country] : vitaminDElsewhere], month);
