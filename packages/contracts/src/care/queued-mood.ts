import { hers, queued, type Circumstances } from '../kernel';
import * as moodEndpoints from './mood.endpoints';

const rule = { noun: 'How you are', open: '/care/mood' } as const;

const on = (at: Circumstances) => hers(at, 'mood-checks');

export const saveMoodCheck = /* @__PURE__ */ queued(moodEndpoints.saveMoodCheck, {
  ...rule,
  title: () => 'Your answers',
  shows: ({ body }, at) => {
    const otherwise = { mood: null, worry: null, takenAt: at.now.toISOString(), ...body, id: at.id };
    return [{ on: on(at), where: { id: at.id }, otherwise }];
  },
});

export const removeMoodCheck = /* @__PURE__ */ queued(moodEndpoints.removeMoodCheck, {
  ...rule,
  title: () => 'Your answers, taken away',
  shows: ({ params }, at) => [{ on: on(at), where: { id: params.checkId }, gone: true }],
});
