import { hers, queued, type Circumstances, type ShownRow } from '../kernel';
import type { ChangeQuestionRequest } from './questions.schemas';
import * as questionsEndpoints from './questions.endpoints';

const rule = { noun: 'Question', open: '/care/questions' } as const;

const on = (at: Circumstances) => hers(at, 'questions');

function wordsOf(questionId: string, at: Circumstances): string {
  const words = at.find(on(at), { id: questionId })?.words;
  return typeof words === 'string' ? words : 'A question';
}

function changed({ words, answer, asked }: ChangeQuestionRequest, at: Circumstances): ShownRow {
  return {
    ...(words !== undefined && { words }),
    ...(answer !== undefined && { answer: answer || null }),
    ...(asked !== undefined && { askedAt: asked ? at.now.toISOString() : null }),
  };
}

export const addQuestion = /* @__PURE__ */ queued(questionsEndpoints.addQuestion, {
  ...rule,
  title: ({ body }) => body.words,
  shows: ({ body: { words, origin = null } }, at) => [
    {
      on: on(at),
      where: { id: at.id },
      otherwise: { id: at.id, words, origin, answer: null, askedAt: null, writtenAt: at.now.toISOString() },
    },
  ],
});

export const changeQuestion = /* @__PURE__ */ queued(questionsEndpoints.changeQuestion, {
  ...rule,
  title: ({ params }, at) => wordsOf(params.questionId, at),
  shows: ({ params, body }, at) => [{ on: on(at), where: { id: params.questionId }, set: changed(body, at) }],
});

export const removeQuestion = /* @__PURE__ */ queued(questionsEndpoints.removeQuestion, {
  ...rule,
  title: ({ params }, at) => `${wordsOf(params.questionId, at)}, taken away`,
  shows: ({ params }, at) => [{ on: on(at), where: { id: params.questionId }, gone: true }],
});
