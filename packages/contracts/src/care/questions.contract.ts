import { z } from 'zod';
import { endpoint, id, ofUser, text } from '../kernel';

/** Characters of a question, of what it comes from and of an answer; questions of one member. */
export const questionLimits = { words: 300, origin: 60, answer: 1000, questions: 200 } as const;

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

export const questionsEndpoints = {
  listQuestions: endpoint({
    method: 'GET',
    path: '/api/users/:userId/questions',
    access: 'session',
    summary: 'Her questions for appointments, asked ones too, in the order in which she wrote them',
    params: ofUser,
    response: z.array(careQuestion),
    kept: {},
  }),
  addQuestion: endpoint({
    method: 'POST',
    path: '/api/users/:userId/questions',
    access: 'session',
    changes: ['questions'],
    summary: 'Write a question down for the next appointment, whatever her plan',
    params: ofUser,
    body: addQuestionRequest,
    bodyLimit: 2 * 1024,
    response: careQuestion,
    idempotent: true,
    errors: ['list_full'],
  }),
  changeQuestion: endpoint({
    method: 'PATCH',
    path: '/api/questions/:questionId',
    access: 'session',
    changes: ['questions'],
    summary: 'Change its words, note what she was told, or say whether it was asked',
    params: ofQuestion,
    body: changeQuestionRequest,
    bodyLimit: 8 * 1024,
    response: careQuestion,
    idempotent: true,
    errors: ['not_found'],
  }),
  removeQuestion: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/questions/:questionId',
    access: 'session',
    changes: ['questions'],
    summary: 'Take a question off her list',
    params: ofQuestion,
    response: z.void(),
    idempotent: true,
    errors: ['not_found'],
  }),
} as const;
