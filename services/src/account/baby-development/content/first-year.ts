import { babyMilestones } from '@nestwell/safety/baby';
import { honeyFrom, newbornFeeding, newbornFever } from '@nestwell/safety/signs';
import { manyBabies } from './many-babies';
import type { MonthOfLife } from './month';

// Median weights: WHO. What babies do first, and when: the safety package.
const { celsius, underMonths } = newbornFever.value;
const fever = `${celsius} °C (${(celsius * 9) / 5 + 32} °F)`;
const { feeds, wetNappies } = newbornFeeding.value;
export const firstYear: readonly MonthOfLife[] = [
  {
    month: 0,
    doing: 'getting to know you',
    aside: 'By smell, warmth and voice',
    emoji: '🐣',
    baby: `Sees best at the distance of your face in a feed. A fever of ${fever} or more under ${underMonths} months is an emergency.`,
    mother:
      'A pad soaked in an hour, a clot larger than an egg, fever, headache or chest pain: call at once. The list under “Call now” has the rest. Leave the housework.',
    weight: [3.2, 3.3],
  },
  {
    month: 1,
    doing: 'studying faces',
    aside: 'Yours above all',
    emoji: '👀',
    baby: `${manyBabies(babyMilestones.smiles)} On the back for every sleep.`,
    mother: `Fewer than ${feeds} feeds or ${wetNappies} wet diapers in a day: call. Call for yourself too: pads soaked in an hour, fever, chest pain.`,
  },
  {
    month: 2,
    doing: 'smiling back',
    aside: 'Yes, at you',
    emoji: '😊',
    baby: `Many babies follow you with their eyes now. A fever of ${fever} is an emergency until ${underMonths} months.`,
    mother:
      'Two weeks or more of low days can be treated. Call your care team this week; with thoughts of harm, call now.',
  },
  {
    month: 3,
    doing: 'chatting in vowels',
    aside: 'Pause, and an answer comes',
    emoji: '🗣️',
    baby: manyBabies(babyMilestones.headSteady),
    mother:
      'Pelvic floor lifts may begin in the first days after the birth, gently, a few breaths at a time. Anything harder once you are cleared.',
    weight: [5.8, 6.4],
  },
  {
    month: 4,
    doing: 'finding tiny hands',
    aside: 'And holding on to yours',
    emoji: '🧸',
    baby: `${manyBabies(babyMilestones.rolls)} Night waking often picks up around now.`,
    mother: 'Keep a glass of water where you feed. Drink when you are thirsty.',
  },
  {
    month: 5,
    doing: 'reaching for everything',
    aside: 'Glasses and hair included',
    emoji: '🪀',
    baby: 'Many babies bring things to the mouth to find out what they are.',
    mother: 'Wrists sore from lifting? Keep them straight and let your elbows do the work.',
  },
  {
    month: 6,
    doing: 'laughing out loud',
    aside: 'Often at nothing at all',
    emoji: '😄',
    baby: `${manyBabies(babyMilestones.sits)} First tastes may begin, without honey before ${honeyFrom.value} months.`,
    mother: 'If you are back at a desk, a snack and a drink beside it help more than a plan.',
    weight: [7.3, 7.9],
  },
  {
    month: 7,
    doing: 'tasting the world',
    aside: 'Some of it lands on the floor',
    emoji: '🥣',
    baby: 'Many babies pass a toy from hand to hand around now.',
    mother: 'Iron-rich first foods do baby good. You deserve a warm plate too.',
  },
  {
    month: 8,
    doing: 'learning that you come back',
    aside: 'Peekaboo explains it best',
    emoji: '🙈',
    baby: 'May cry when you leave the room: a sign of knowing who you are.',
    mother: 'Take ten minutes that belong to nobody else. Hand baby over and close the door.',
  },
  {
    month: 9,
    doing: 'sitting and babbling',
    aside: 'Long speeches, few words',
    emoji: '🪁',
    baby: manyBabies(babyMilestones.pullsUp),
    mother: 'Look around at floor height for anything small. Then sit down there a while.',
    weight: [8.2, 8.9],
  },
  {
    month: 10,
    doing: 'on the move',
    aside: 'Crawling, shuffling or rolling',
    emoji: '🐢',
    baby: 'Some babies pick up crumbs between finger and thumb.',
    mother: 'A weekly walk with someone who asks how you are counts as exercise.',
  },
  {
    month: 11,
    doing: 'pulling up on furniture',
    aside: 'And wondering how to get down',
    emoji: '🪑',
    baby: 'Some babies point or reach to say what they want.',
    mother: 'Lift from your legs and breathe out as you rise. Your core will thank you.',
  },
  {
    month: 12,
    doing: 'finding out about cake',
    aside: 'One year old, and so are you as this mother',
    emoji: '🎂',
    baby: manyBabies(babyMilestones.firstSteps),
    mother: 'Mark the day for yourself as well. You carried the year.',
    weight: [8.9, 9.6],
  },
];
