import type { UpdateUserRequest } from '@nestwell/contracts/account/server';
import * as evening from '../foods/evenings';
import * as midday from '../foods/middays';
import * as morning from '../foods/mornings';
import * as snack from '../foods/snacks';
import type { DemoMother, Rhythm } from '../mother';
import { remindersOfNora } from './reminders-of-nora';
import { weekOfMeals } from './week-of-meals';

/** Weeks since her pregnancy began, and since she wrote it down. */
const [BEGAN, TOLD] = [27, 22];
const before = ['Stroller Walk', 'Supported Squats', 'Kneeling Hip Flexor Stretch'];
const expecting = ['Swimming Lengths', 'Pelvic Floor Lifts', 'Cat and Cow'];

function rhythm(weeksAgo: number): Rhythm {
  const gained = Math.max(0, BEGAN - 8 - weeksAgo) * 1.05;
  const weight = weeksAgo === 33 || weeksAgo === 34 ? null : 149 - Math.max(0, weeksAgo - 30) * 0.1 + gained;
  if (weeksAgo > TOLD)
    return { kept: 0.75, mood: 2.7, energy: 2.3, sleep: 6.6, water: 6, weight, moves: before };
  if (weeksAgo > BEGAN - 13)
    return { kept: 0.6, mood: 1.9, energy: 1, sleep: 7.7, water: 6, weight, moves: expecting.slice(1) };
  return { kept: 0.92, mood: 3.1, energy: 2.5, sleep: 7.3, water: 8, weight, moves: expecting };
}

export const nora: DemoMother = {
  email: 'nora@example.com',
  about: 'is in week 27 with her second child, vegetarian, and reads kilograms',
  seed: 23,
  profile: (year) => ({
    name: 'Nora Lane',
    state: 'postpartum',
    babyBornOn: year.day(52 * 7 + 270),
    isBreastfeeding: true,
    baseCalorieGoal: 2000,
    currentWeight: 148,
    height: 172,
    activityLevel: 'moderate',
    dietaryRestrictions: ['vegetarian'],
    units: 'metric',
    consent: true,
  }),
  turns: (year) =>
    new Map<number, UpdateUserRequest>([
      [31, { isBreastfeeding: false }],
      [TOLD, { state: 'pregnant', dueDate: year.day(BEGAN * 7 - 280) }],
    ]),
  rhythm,
  menu: {
    breakfast: [
      morning.porridge,
      morning.porridge,
      morning.tofuScramble,
      morning.muesli,
      morning.peanutToast,
    ],
    lunch: [midday.quinoaBowl, midday.beetSalad, midday.cheeseSandwich, midday.riceAndBeans],
    dinner: [evening.chickpeaCurry, evening.vegetableTray, evening.tofuNoodles, evening.pasta, evening.pizza],
    snack: [snack.applePeanut, snack.banana, snack.yogurt, snack.crackers],
  },
  reminders: remindersOfNora,
  care: {
    questions: ['Can I fly at Christmas?', 'Who may be with me at the birth?', 'Do I still need the iron?'],
    medicines: [{ name: 'Iron', amount: '1 pill', rhythm: 'daily', times: ['09:00'] }],
  },
  plan: (year) =>
    weekOfMeals(year, 'Second trimester', {
      breakfast: ['buckwheat-blueberry-pancakes', 'tofu-scramble-toast', 'greek-yogurt-berry-parfait'],
      lunch: ['lentil-beet-salad', 'red-lentil-pepper-soup'],
      dinner: ['black-bean-sweet-potato-tacos', 'chickpea-sweet-potato-tagine'],
      shopping: [
        ['Proteins', 'Firm tofu', '400 g', true],
        ['Proteins', 'Canned black beans', '2 cans', false],
        ['Grains & Seeds', 'Buckwheat flour', '150 g', false],
        ['Fruits & Vegetables', 'Sweet potatoes', '4', false],
        ['Fruits & Vegetables', 'Blueberries', '250 g', true],
        ['Pantry', 'Ground cinnamon', '1 tsp', true],
      ],
    }),
};
