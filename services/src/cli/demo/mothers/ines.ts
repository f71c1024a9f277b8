import type { UpdateUserRequest } from '@nestwell/contracts/account/server';
import * as evening from '../foods/evenings';
import * as midday from '../foods/middays';
import * as morning from '../foods/mornings';
import * as snack from '../foods/snacks';
import type { DemoMother, Rhythm } from '../mother';
import { weekOfMeals } from './week-of-meals';

/** Weeks since she wrote down a pregnancy, and since she lost it. */
const [TOLD, LOST] = [24, 13];
const before = ['Stroller Walk', 'Supported Squats', 'Bent-Over Row'];
const gentle = ['First Fresh-Air Walk', 'Belly Breathing', 'Neck and Shoulder Ease'];

/** She writes little after the loss, and more again by and by; she has not weighed herself since. */
function rhythm(weeksAgo: number): Rhythm {
  if (weeksAgo > LOST) {
    const weight = weeksAgo > TOLD - 4 ? 152 - (52 - weeksAgo) * 0.12 : 149;
    return { kept: 0.75, mood: 2.7, energy: 2.1, sleep: 6.9, water: 6, weight, moves: before };
  }
  const after = LOST - weeksAgo;
  if (after < 4) return { kept: 0.15, mood: 0.7, energy: 0.8, sleep: 5.2, water: 4, weight: null, moves: [] };
  const mood = Math.min(2.2, 0.9 + after * 0.11);
  return { kept: 0.3 + after * 0.025, mood, energy: 1.7, sleep: 6.5, water: 5, weight: null, moves: gentle };
}

export const ines: DemoMother = {
  email: 'ines@example.com',
  about: 'lost a pregnancy three months ago: nothing speaks of weeks or babies',
  seed: 37,
  profile: (year) => ({
    name: 'Ines Sol',
    state: 'postpartum',
    babyBornOn: year.day(52 * 7 + 240),
    isBreastfeeding: false,
    baseCalorieGoal: 1950,
    currentWeight: 152,
    height: 163,
    activityLevel: 'light',
    consent: true,
  }),
  turns: (year) =>
    new Map<number, UpdateUserRequest>([
      [TOLD, { state: 'pregnant', dueDate: year.day(TOLD * 7 + 42 - 280) }],
      [LOST, { state: 'loss', lossOn: year.day(LOST * 7), milkHelpWanted: false }],
    ]),
  rhythm,
  menu: {
    breakfast: [morning.eggsOnToast, morning.muesli, morning.peanutToast, morning.oats],
    lunch: [midday.cheeseSandwich, midday.lentilSoup, midday.chickenSalad, midday.quinoaBowl],
    dinner: [evening.roastChicken, evening.vegetableTray, evening.pasta, evening.salmonBowl],
    snack: [snack.almonds, snack.banana, snack.yogurt],
  },
  reminders: (year) => [
    {
      title: 'Iron pill',
      type: 'medication',
      dueDateTime: year.at(year.day(12), '08:30').toISOString(),
      recurring: 'daily',
      notificationMinutes: 0,
    },
    {
      title: 'Walk with Lea',
      type: 'personal',
      dueDateTime: year.at(year.day(-2), '17:30').toISOString(),
      location: 'Canal bridge',
    },
    {
      title: 'Follow-up appointment',
      type: 'appointment',
      dueDateTime: year.at(year.day(-6), '15:10').toISOString(),
      doctorName: 'Dr Marin',
      notificationMinutes: 120,
    },
  ],
  plan: (year) =>
    weekOfMeals(year, 'Easy evenings', {
      breakfast: ['apple-quinoa-porridge', 'kiwi-spinach-smoothie'],
      lunch: ['tuna-white-bean-salad', 'miso-tofu-noodle-soup'],
      dinner: ['lemon-herb-chicken-quinoa', 'turkey-bean-chili', 'halloumi-vegetable-roast'],
      shopping: [
        ['Proteins', 'Chicken breasts', '2', false],
        ['Grains & Seeds', 'Quinoa', '1 cup', true],
        ['Fruits & Vegetables', 'Kiwis', '4', false],
        ['Pantry', 'Miso paste', '2 tbsp', false],
      ],
    }),
};
