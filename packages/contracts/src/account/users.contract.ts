import { activityLevels } from '@nestwell/domain/energy';
import {
  babiesLimits,
  calorieGoalLimits,
  heightLimits,
  monthsLimits,
  pregnancyWeekLimits,
  weightLimits,
} from '@nestwell/domain/limits';
import { clockFaces, dateOrders } from '@nestwell/domain/reading';
import { toTenth, unitSystems } from '@nestwell/domain/units';
import { z } from 'zod';
import {
  boundedText,
  endpoint,
  id,
  integerBetween,
  localDate,
  numericBetween,
  ofUser,
  text,
} from '../kernel';
import { memberStates } from './member-state';
import { allergies } from '@nestwell/domain/food-fit';
import { goalNotes } from './goal-notes';
import { pregnancyFacts } from './pregnancy-facts';

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
const ADDRESS = /^[ \t\r\n]*[^\s\p{C}\p{Z}@]+@[^\s\p{C}\p{Z}@]+[ \t\r\n]*$/u;

export function normalisedEmail(address: string): string {
  return (/[^ \t\r\n](?:.*[^ \t\r\n])?/s.exec(address)?.[0] ?? '').replace(/[A-Z]/g, (letter) =>
    letter.toLowerCase(),
  );
}

// An addr-spec without quotes, comments, angle brackets and address literals (RFC 5322, RFC 6531): a mail program reads
// `<anna@example.com>` and `anna(1)@example.com` as anna@example.com, so they would be further names of one mailbox.
const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}-]+`;
const PLAIN = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@${LABEL}(?:\.${LABEL})*$`, 'u');

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

export const email = boundedText(userLimits.email)
  .refine((value) => ADDRESS.test(value), 'must be an e-mail address')
  .transform(normalisedEmail);

/** The address of a new account. Accounts from before this was asked are found by the address that they have. */
const newEmail = email.refine(
  (value) => PLAIN.test(value),
  'must be a plain e-mail address: name@example.com',
);

const within = (limits: { min: number; max: number }) => integerBetween(limits.min, limits.max);

/** Pounds, kept to the tenth. */
const pounds = numericBetween(userLimits.weight.min, userLimits.weight.max).transform(toTenth);
/** Whole centimetres. */
const centimetres = numericBetween(userLimits.height.min, userLimits.height.max).transform(Math.round);
const diets = z
  .array(text(userLimits.diets.length))
  .max(userLimits.diets.count)
  .transform((values) => [...new Set(values)]);

const allergyList = z
  .array(z.enum(allergies))
  .max(allergies.length)
  .transform((values) => allergies.filter((allergy) => values.includes(allergy)));

const answeredNotes = z
  .array(z.enum(goalNotes))
  .max(goalNotes.length)
  .transform((values) => goalNotes.filter((note) => values.includes(note)));

const profile = {
  name: text(userLimits.name).optional(),
  isPregnant: z.boolean().optional(),
  /** Wins over `pregnancyWeek`, which is turned into it. */
  dueDate: localDate.nullable().optional(),
  pregnancyWeek: within(userLimits.week).nullable().optional(),
  /** Wins over `monthsPostpartum`, which is turned into it. */
  babyBornOn: localDate.nullable().optional(),
  monthsPostpartum: within(userLimits.monthsPostpartum).nullable().optional(),
  /** Of one pregnancy: 2 are twins. */
  babies: within(userLimits.babies).optional(),
  /** Only what is said changes; null takes an answer back. */
  pregnancyFacts: pregnancyFacts.partial().optional(),
  isBreastfeeding: z.boolean().optional(),
  /** Wins over `isPregnant` and `pregnancyPaused`, which are two halves of it. */
  state: z.enum(memberStates).optional(),
  /** Only in the state loss, and only if she wants to say it. */
  lossOn: localDate.nullable().optional(),
  /** Her answer to whether she wants help with milk coming in after a loss; null asks again. */
  milkHelpWanted: z.boolean().nullable().optional(),
  /** True pauses; false ends a pause or a loss. */
  pregnancyPaused: z.boolean().optional(),
  baseCalorieGoal: within(userLimits.calories).optional(),
  nursingMode: z.boolean().optional(),
  /** True raises her goal by what her trimester adds, for as long as she is pregnant. */
  trimesterMode: z.boolean().optional(),
  hidesFigures: z.boolean().optional(),
  /** Notes on her goals that she has answered. One whose goal she changes is forgotten. */
  answeredNotes: answeredNotes.optional(),
  currentWeight: pounds.nullable().optional(),
  healthyWeightGoal: pounds.nullable().optional(),
  height: centimetres.nullable().optional(),
  activityLevel: z.enum(activityLevels).optional(),
  allergies: allergyList.optional(),
  dietaryRestrictions: diets.optional(),
  units: z.enum(unitSystems).optional(),
  dateOrder: z.enum(dateOrders).optional(),
  clockFace: z.enum(clockFaces).optional(),
};

export const createUserRequest = z.strictObject({
  email: newEmail,
  ...profile,
  /** Accepted because the form sends it; the stage itself is always derived from the dates. */
  pregnancyStage: z.enum(pregnancyStages).nullable().optional(),
  /** She is 16 or older and agrees that her health data is kept. */
  consent: z.literal(true).optional(),
});
export type CreateUserRequest = z.input<typeof createUserRequest>;

export const updateUserRequest = z.strictObject(profile);
export type UpdateUserRequest = z.input<typeof updateUserRequest>;

/**
 * Week, months and stage are derived from the dates on every read, in the caller's time zone.
 * Weights in pounds, height in centimetres, goal in kilocalories a day without the nursing extra. Missing is null.
 */
export const user = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  state: z.enum(memberStates),
  isPregnant: z.boolean(),
  pregnancyWeek: z.int().nullable(),
  pregnancyStage: z.enum(pregnancyStages).nullable(),
  /** In the states paused and loss: nothing that counts a pregnancy or a baby is answered or shown. */
  pregnancyPaused: z.boolean(),
  dueDate: z.string().nullable(),
  /** She named the date; false where it is what her week was turned into. */
  isDueDateExact: z.boolean(),
  babyBornOn: z.string().nullable(),
  /** She named the day of birth; false where it is what her months were turned into. */
  isBirthDateExact: z.boolean(),
  monthsPostpartum: z.int().nullable(),
  /** How far the pregnancy was at a birth before 37 weeks; null of any other, and while it is not known. */
  bornEarlyAt: z.strictObject({ weeks: z.int(), days: z.int() }).nullable(),
  babies: z.int(),
  pregnancyFacts,
  /** The day her body recovers from while nothing else is counted: of the loss, or of the birth before a pause. */
  recoveringSince: z.string().nullable(),
  /** After a loss, or in a pause after another stage: the community shows its quiet room until she asks for more. */
  opensQuietRoom: z.boolean(),
  /** Null while she has not been asked, and outside the state loss. */
  milkHelpWanted: z.boolean().nullable(),
  isBreastfeeding: z.boolean(),
  currentWeight: z.number().nullable(),
  healthyWeightGoal: z.number().nullable(),
  height: z.int().nullable(),
  activityLevel: z.enum(activityLevels),
  allergies: z.array(z.enum(allergies)),
  dietaryRestrictions: z.array(z.string()),
  baseCalorieGoal: z.int(),
  /** Whether her goal counts what nursing adds, on every screen; of no effect while she does not nurse. */
  nursingMode: z.boolean(),
  /** Whether her goal counts what her trimester adds, on every screen; of no effect outside a pregnancy. */
  trimesterMode: z.boolean(),
  /** Calories and weights are shown on no screen; what she exports has them. */
  hidesFigures: z.boolean(),
  answeredNotes: z.array(z.enum(goalNotes)),
  units: z.enum(unitSystems),
  /** How days and clocks are written for her; `auto` as her locale does. */
  dateOrder: z.enum(dateOrders),
  clockFace: z.enum(clockFaces),
  trialEndDate: z.string().nullable(),
  subscriptionEndDate: z.string().nullable(),
  /** When she agreed that her health data is kept; null where the account was made without the form. */
  consentedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type User = z.infer<typeof user>;

export const usersEndpoints = {
  createUser: endpoint({
    method: 'POST',
    path: '/api/users',
    access: 'open',
    summary:
      'Register: makes the user, starts her trial and opens her session; where each login takes a code by mail, all of that waits for the first',
    body: createUserRequest,
    bodyLimit: 8 * 1024,
    response: user,
    idempotent: true,
    limited: true,
    errors: ['23505'],
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/api/users/:userId',
    access: 'session',
    summary: 'The user, with week, months and stage as of today',
    params: ofUser,
    response: user,
    errors: ['not_found'],
    kept: {},
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/api/users/:userId',
    access: 'session',
    changes: ['profile'],
    summary:
      'Change any subset of the profile; a goal below the healthy limits is refused by its name, and one that falls below them by another change is kept',
    params: ofUser,
    body: updateUserRequest,
    bodyLimit: 8 * 1024,
    response: user,
    errors: ['not_found'],
  }),
} as const;
