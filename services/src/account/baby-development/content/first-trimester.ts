import { pregnancyCare } from '@nestwell/safety/care';
import type { WeekOfPregnancy } from './week';

const { folicAcid } = pregnancyCare;

// Lengths: crown to rump, Hadlock 1992 (weeks 4 and 5 approximate). What is advised: the safety package.
export const firstTrimester: readonly WeekOfPregnancy[] = [
  {
    week: 4,
    length: 0.1,
    weight: null,
    comparison: 'a poppy seed',
    emoji: '🌱',
    baby: 'A cluster of cells is settling in and starting to sort itself into layers.',
    mother: `A prenatal vitamin is a good first habit: ${folicAcid.words}.`,
  },
  {
    week: 5,
    length: 0.2,
    weight: null,
    comparison: 'a sesame seed',
    emoji: '🌾',
    baby: 'The beginnings of the brain and spine are rolling into a tiny tube.',
    mother: 'Tired already? Building a placenta is real work. Go to bed early without explaining.',
  },
  {
    week: 6,
    length: 0.4,
    weight: null,
    comparison: 'a lentil',
    emoji: '🫘',
    baby: 'A very small heart has begun to flicker.',
    mother: 'If mornings turn your stomach, try something plain before you sit up.',
  },
  {
    week: 7,
    length: 1.0,
    weight: null,
    comparison: 'a blueberry',
    emoji: '🫐',
    baby: 'Arms and legs look like small paddles, and the brain is growing quickly.',
    mother: 'Little and often is easier than three big plates. Keep something plain within reach.',
  },
  {
    week: 8,
    length: 1.6,
    weight: null,
    comparison: 'a kidney bean',
    emoji: '🫘',
    baby: 'Fingers and toes are starting to show, still joined by fine webbing.',
    mother: 'A first appointment often falls around now. Write your questions down as they come.',
  },
  {
    week: 9,
    length: 2.3,
    weight: null,
    comparison: 'an olive',
    emoji: '🫒',
    baby: 'Elbows bend, and the first small movements begin, far too light to feel.',
    mother: 'A softer, wider bra can make a long day shorter.',
  },
  {
    week: 10,
    length: 3.1,
    weight: null,
    comparison: 'a strawberry',
    emoji: '🍓',
    baby: 'The main organs are in place and beginning their jobs.',
    mother: 'Gums can bleed more easily now. A gentle brush and a dental visit both help.',
  },
  {
    week: 11,
    length: 4.1,
    weight: null,
    comparison: 'a fig',
    emoji: '🍃',
    baby: 'Fingers and toes have come apart, and the head is nearly half of the whole.',
    mother: 'Aim for about ten cups of drinks a day. Soup and fruit count too.',
  },
  {
    week: 12,
    length: 5.3,
    weight: null,
    comparison: 'a plum',
    emoji: '🟣',
    baby: 'Small hands open and close. Reflexes are waking up.',
    mother:
      'Queasiness often eases in the coming weeks. If you cannot keep drinks down, call your care team.',
  },
  {
    week: 13,
    length: 6.7,
    weight: null,
    comparison: 'a peach',
    emoji: '🍑',
    baby: 'Fingerprints are forming, a pattern nobody has had before.',
    mother: 'The first stretch is nearly behind you. A short walk after lunch may lift the afternoon.',
  },
];
