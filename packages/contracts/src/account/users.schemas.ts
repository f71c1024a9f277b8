import { activityLevels } from '@nestwell/domain/energy';
import { allergies } from '@nestwell/domain/food-fit';
import { dateOrders, clockFaces } from '@nestwell/domain/reading';
import { toTenth, unitSystems } from '@nestwell/domain/units';
import { z } from 'zod';
import { boundedText, integerBetween, numericBetween, text, localDate, id, ofUser } from '../kernel/server';
import { goalNotes } from './goal-notes';
import { memberStates } from './member-state';
import { pregnancyFacts } from './pregnancy-facts.schemas';
import { userLimits, ADDRESS, normalisedEmail, PLAIN, pregnancyStages, roles } from './users.constants';

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

export const usersSchemas = {
  createUser: { body: createUserRequest, response: user },
  getUser: { params: ofUser, response: user },
  updateUser: { params: ofUser, body: updateUserRequest, response: user },
};
