import type { UpdateUserRequest } from '@nestwell/contracts/account/server';
import type { DemoMother, Rhythm } from '../mother';
import * as evening from '../foods/evenings';
import * as midday from '../foods/middays';
import * as morning from '../foods/mornings';
import * as snack from '../foods/snacks';
import { planOfMaya } from './plan-of-maya';
import { remindersOfMaya } from './reminders-of-maya';

const BIRTH = 22;
const pregnant = ['Belly Breathing', 'Pelvic Floor Lifts', 'Cat and Cow', 'Swimming Lengths'];
const first = ['Belly Breathing', 'Pelvic Floor Lifts'];
const later = ['Stroller Walk', 'Bridge with Breath', 'Mom and Baby Movement', 'Core Restore Session'];

/** Gains to 166 lb until the birth, is at 150 soon after, and near 146 now; two weeks went by unwritten. */
function weightOf(weeksAgo: number): number | null {
  if (weeksAgo === BIRTH || weeksAgo === BIRTH - 1) return null;
  if (weeksAgo > BIRTH) return 141 + (52 - weeksAgo) * 0.84;
  return 146 + 8 * Math.exp((weeksAgo - BIRTH) / 6);
}

function rhythm(weeksAgo: number): Rhythm {
  const weight = weightOf(weeksAgo);
  if (weeksAgo > BIRTH + 14)
    return { kept: 0.85, mood: 2.9, energy: 2.4, sleep: 7.6, water: 7, weight, moves: pregnant };
  if (weeksAgo > BIRTH)
    return { kept: 0.9, mood: 2.7, energy: 2, sleep: 6.7, water: 8, weight, moves: pregnant };
  if (weeksAgo > BIRTH - 3)
    return { kept: 0.35, mood: 2.1, energy: 0.8, sleep: 4.3, water: 8, weight, moves: [] };
  if (weeksAgo > BIRTH - 14)
    return { kept: 0.6, mood: 2.2, energy: 1.3, sleep: 5.1, water: 9, weight, moves: first };
  return { kept: 0.9, mood: 3, energy: 2.3, sleep: 6.2, water: 9, weight, moves: later };
}

export const maya: DemoMother = {
  email: 'maya@example.com',
  about: 'nurses Juno, five months old; her year goes from the tenth week of pregnancy to now',
  seed: 11,
  profile: (year) => ({
    name: 'Maya Brook',
    state: 'pregnant',
    dueDate: year.day((BIRTH - 1) * 7),
    isBreastfeeding: false,
    baseCalorieGoal: 2100,
    currentWeight: 141,
    height: 168,
    activityLevel: 'light',
    allergies: ['shellfish'],
    consent: true,
  }),
  turns: (year) =>
    new Map<number, UpdateUserRequest>([
      [
        BIRTH,
        {
          state: 'postpartum',
          babyBornOn: year.day(BIRTH * 7),
          isBreastfeeding: true,
          currentWeight: 158,
        },
      ],
      [7, { healthyWeightGoal: 142 }],
    ]),
  rhythm,
  menu: {
    breakfast: [morning.oats, morning.oats, morning.parfait, morning.eggsOnToast, morning.porridge],
    lunch: [midday.lentilSoup, midday.hummusWrap, midday.chickenSalad, midday.quinoaBowl],
    dinner: [evening.salmonBowl, evening.stirFry, evening.pasta, evening.roastChicken, evening.pizza],
    snack: [snack.dateBites, snack.banana, snack.almonds, snack.yogurt],
  },
  reminders: remindersOfMaya,
  care: {
    baby: true,
    questions: ['When may Juno have solids?'],
    medicines: [{ name: 'Vitamin D for Juno', amount: '1 drop', rhythm: 'daily', times: ['08:00'] }],
  },
  plan: planOfMaya,
};
