import { z } from 'zod';
import { text, id, ofUser } from '../kernel/server';
import { questionLimits } from './questions.constants';

const words = text(questionLimits.words);

export const addQuestionRequest = z.strictObject({
  words,
  /** Where it comes from, as she reads it: 'Week 24'. */
  origin: text(questionLimits.origin).nullable().default(null),
});
export type AddQuestionRequest = z.input<typeof addQuestionRequest>;

export const changeQuestionRequest = z
  .strictObject({
    words,
    /** What she was told; null or nothing takes it away. */
    answer: text(questionLimits.answer, 0).nullable(),
    /** True at the visit at which it was asked, false carries it over to the next one. */
    asked: z.boolean(),
  })
  .partial();
export type ChangeQuestionRequest = z.input<typeof changeQuestionRequest>;

export const careQuestion = z.strictObject({
  id,
  words: z.string(),
  origin: z.string().nullable(),
  answer: z.string().nullable(),
  askedAt: z.string().nullable(),
  writtenAt: z.string(),
});
export type CareQuestion = z.infer<typeof careQuestion>;

const ofQuestion = z.strictObject({ questionId: id });

export const questionsSchemas = {
  listQuestions: { params: ofUser, response: z.array(careQuestion) },
  addQuestion: { params: ofUser, body: addQuestionRequest, response: careQuestion },
  changeQuestion: { params: ofQuestion, body: changeQuestionRequest, response: careQuestion },
  removeQuestion: { params: ofQuestion, response: z.void() },
};
