import { caffeine, pregnancyCare } from '@nestwell/safety/care';
import { movementsNone } from '@nestwell/safety/signs';
import type { WeekOfPregnancy } from './week';

const { anatomyScan } = pregnancyCare;
const noneByThen = movementsNone.value;

// Lengths: crown to heel from week 14 (femur relation). Weights: Hadlock 1991.
// Energy +340 kcal: US DRI. Fish: FDA/EPA. What is advised: the safety package.
export const secondTrimester: readonly WeekOfPregnancy[] = [
  {
    week: 14,
    length: 14.4,
    weight: 93,
    comparison: 'a lemon',
    emoji: '🍋',
    baby: 'The face can squint and frown, with no meaning behind it yet.',
    mother:
      'Your appetite may be back. This trimester asks for roughly 340 kcal more a day, about a good snack.',
  },
  {
    week: 15,
    length: 16.4,
    weight: 117,
    comparison: 'an apple',
    emoji: '🍎',
    baby: 'Bones are slowly getting firmer, starting from soft cartilage.',
    mother: 'Some notice a stuffy nose. Salt-water spray and an extra pillow can help.',
  },
  {
    week: 16,
    length: 18.3,
    weight: 146,
    comparison: 'an avocado',
    emoji: '🥑',
    baby: 'Eyes move slowly behind closed lids.',
    mother:
      'Beans, lentils and greens help with iron, and red meat if you eat it. Something with vitamin C beside them helps more.',
  },
  {
    week: 17,
    length: 20.1,
    weight: 181,
    comparison: 'a pear',
    emoji: '🍐',
    baby: 'A first thin layer of fat is being laid down under the skin.',
    mother:
      'Some feel light-headed when they stand up: go slowly. Fainting, or a racing heart at rest: call.',
  },
  {
    week: 18,
    length: 22.0,
    weight: 223,
    comparison: 'a bell pepper',
    emoji: '🫑',
    baby: 'Ears stand out from the head, and hearing is on its way.',
    mother: `${anatomyScan.words}. No date yet? Ask for one.`,
  },
  {
    week: 19,
    length: 23.7,
    weight: 273,
    comparison: 'a mango',
    emoji: '🥭',
    baby: 'A creamy coat now protects the skin from all that water.',
    mother:
      'A sharp pull low on one side when you turn: sit down and rest. If it stays, or comes with bleeding or fever, call.',
  },
  {
    week: 20,
    length: 25.5,
    weight: 331,
    comparison: 'a banana',
    emoji: '🍌',
    baby: 'Swallowing practice has begun, and the halfway mark is here.',
    mother: `You may feel the first flutters soon, if you have not already. ${noneByThen}`,
  },
  {
    week: 21,
    length: 27.2,
    weight: 399,
    comparison: 'a carrot',
    emoji: '🥕',
    baby: 'Kicks and turns are growing smoother as nerves and muscles connect.',
    mother: 'Leg cramps at night? A slow calf stretch before bed is worth trying.',
  },
  {
    week: 22,
    length: 28.8,
    weight: 478,
    comparison: 'a cucumber',
    emoji: '🥒',
    baby: 'Eyebrows and lips are easy to make out, and hands grip whatever they meet.',
    mother: 'If you eat fish, two to three portions a week of a kind low in mercury are a good plan.',
  },
  {
    week: 23,
    length: 30.4,
    weight: 568,
    comparison: 'a sweet potato',
    emoji: '🍠',
    baby: 'Sounds from outside are getting through. A loud one may bring a jump.',
    mother: 'Talk or sing when you feel like it. There is no right thing to say.',
  },
  {
    week: 24,
    length: 32.0,
    weight: 670,
    comparison: 'an ear of corn',
    emoji: '🌽',
    baby: 'Tiny lungs are practicing breathing movements.',
    mother:
      'Swollen feet? Ten minutes with them up counts as rest. Face or hands swollen, or suddenly: call now.',
  },
  {
    week: 25,
    length: 33.6,
    weight: 785,
    comparison: 'a head of broccoli',
    emoji: '🥦',
    baby: 'A familiar voice may be answered with a wriggle.',
    mother: `Coffee, if you like it: at most ${caffeine.pregnant.value} mg of caffeine a day, with tea, cola and chocolate counted.`,
  },
  {
    week: 26,
    length: 35.1,
    weight: 913,
    comparison: 'a head of lettuce',
    emoji: '🥬',
    baby: 'The lungs are starting to make what will help them open at the first breath.',
    mother: 'Screening for blood sugar is often booked between weeks 24 and 28. Ask if you have no date yet.',
  },
  {
    week: 27,
    length: 36.5,
    weight: 1055,
    comparison: 'a bunch of grapes',
    emoji: '🍇',
    baby: 'There is a rhythm of sleeping and waking now, not always the same as yours.',
    mother: 'Ask which vaccines are offered to you now: this week’s page has those of your country.',
  },
];
