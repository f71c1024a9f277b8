import {
  pregnancyWeekLimits,
  monthsLimits,
  babiesLimits,
  weightLimits,
  heightLimits,
  calorieGoalLimits,
} from '@nestwell/domain/limits';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

export { isQuiet, type MemberState, memberStates } from './member-state';

export const pregnancyStages = [
  'first_trimester',
  'second_trimester',
  'third_trimester',
  'postpartum',
] as const;
export type PregnancyStage = (typeof pregnancyStages)[number];

export { type ActivityLevel, activityLevels } from '@nestwell/domain/energy';

/** How weights and heights are shown; the API itself always speaks pounds and centimetres. */
export { type UnitSystem, unitSystems } from '@nestwell/domain/units';

/** The lists differ by screen, as specified; a value that a screen does not show is kept. */
export const onboardingDiets = [
  'keto',
  'low-carb',
  'dairy-free',
  'vegetarian',
  'vegan',
  'gluten-free',
] as const;

export const settingsDiets = [
  'gluten-free',
  'dairy-free',
  'nut-free',
  'soy-free',
  'egg-free',
  'vegetarian',
  'vegan',
  'low-sodium',
] as const;

/** Lengths in characters, weights in pounds, heights in centimetres, energy in kilocalories a day. */
export const userLimits = {
  name: 120,
  email: 254,
  week: pregnancyWeekLimits,
  monthsPostpartum: monthsLimits,
  babies: babiesLimits,
  weight: weightLimits,
  height: heightLimits,
  calories: calorieGoalLimits,
  diets: { count: 30, length: 40 },
} as const;

/** What a bare creation (an e-mail alone) starts with. */
export const newUserDefaults = {
  monthsPostpartum: 6,
  isBreastfeeding: true,
  baseCalorieGoal: 2100,
  activityLevel: 'light',
} as const;

// Blanks that a keyboard adds are trimmed; anything invisible inside an address is refused, and only A–Z are
// lower-cased: folding more (the Kelvin sign to k, say) would let a look-alike open another person's account.
export const ADDRESS = /^[ \t\r\n]*[^\s\p{C}\p{Z}@]+@[^\s\p{C}\p{Z}@]+[ \t\r\n]*$/u;

export function normalisedEmail(address: string): string {
  return (/[^ \t\r\n](?:.*[^ \t\r\n])?/s.exec(address)?.[0] ?? '').replace(/[A-Z]/g, (letter) =>
    letter.toLowerCase(),
  );
}

// An addr-spec without quotes, comments, angle brackets and address literals (RFC 5322, RFC 6531): a mail program reads
// `<anna@example.com>` and `anna(1)@example.com` as anna@example.com, so they would be further names of one mailbox.
const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;

const LABEL = String.raw`[\p{L}\p{M}\p{N}-]+`;

export const PLAIN = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@${LABEL}(?:\.${LABEL})*$`, 'u');

// A host with a dot that names a domain: without one no mail arrives from anywhere.
const REACHABLE = /\.[^.@]{2,}$/u;

/** Whether an address somebody gives for a new account can be one. Known accounts are found by any that was taken. */
export function canBeEmail(address: string): boolean {
  return (
    address.length <= userLimits.email &&
    ADDRESS.test(address) &&
    PLAIN.test(normalisedEmail(address)) &&
    REACHABLE.test(normalisedEmail(address))
  );
}
