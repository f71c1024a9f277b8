import { z } from 'zod';
import { integerBetween, instant, id, ofUser, page } from '../kernel/server';
import { moodSets } from './mood.constants';

/** Scores in the questions’ order; null is what she skipped. */
const answers = (questions: number, most = 3) =>
  z.array(integerBetween(0, most).nullable()).length(questions);

const moodAnswers = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('phq9'), answers: answers(9) }),
  z.strictObject({ by: z.literal('epds'), answers: answers(10) }),
]);

/** The first four, and those that they asked for. */
export const saveMoodCheckRequest = z
  .strictObject({
    whooley: answers(2, 1),
    gad2: answers(2),
    mood: moodAnswers.nullable().default(null),
    worry: answers(7).nullable().default(null),
    takenAt: instant.optional(),
  })
  .refine(
    ({ whooley, gad2, mood, worry }) =>
      [...whooley, ...gad2, ...(mood?.answers ?? []), ...(worry ?? [])].some((answer) => answer !== null),
    { path: ['whooley'], message: 'or another question must be answered' },
  );
export type SaveMoodCheckRequest = z.input<typeof saveMoodCheckRequest>;

const kept = z.array(z.int().nullable());

export const moodCheck = z.strictObject({
  id,
  takenAt: z.string(),
  whooley: kept,
  gad2: kept,
  mood: z.strictObject({ by: z.enum(moodSets), answers: kept }).nullable(),
  worry: kept.nullable(),
});
export type MoodCheck = z.infer<typeof moodCheck>;

/** The licensed words of EPDS, where the site has them. */
export const epdsWords = z.strictObject({
  lead: z.string(),
  questions: z.array(
    z.strictObject({
      text: z.string(),
      options: z.array(z.strictObject({ label: z.string(), score: z.int() })),
    }),
  ),
});
export type EpdsWords = z.infer<typeof epdsWords>;

export const moodSchemas = {
  listMoodChecks: { params: ofUser, query: z.strictObject(page), response: z.array(moodCheck) },
  saveMoodCheck: { params: ofUser, body: saveMoodCheckRequest, response: moodCheck },
  removeMoodCheck: { params: z.strictObject({ checkId: id }), response: z.void() },
  readEpds: { response: epdsWords.nullable() },
};
