import { hers, queued, type Circumstances } from '../kernel';
import { moodEndpoints } from './mood.contract';

const rule = { noun: 'How you are', open: '/care/mood' } as const;

const on = (at: Circumstances) => hers(at, 'mood-checks');

/** Her checks, kept until they are sent. Nothing among what waits says what she answered, or what it adds up to. */
export const queuedMood = {
  saveMoodCheck: queued(moodEndpoints.saveMoodCheck, {
    ...rule,
    title: () => 'Your answers',
    shows: ({ body }, at) => {
      const otherwise = { mood: null, worry: null, takenAt: at.now.toISOString(), ...body, id: at.id };
      return [{ on: on(at), where: { id: at.id }, otherwise }];
    },
  }),
  removeMoodCheck: queued(moodEndpoints.removeMoodCheck, {
    ...rule,
    title: () => 'Your answers, taken away',
    shows: ({ params }, at) => [{ on: on(at), where: { id: params.checkId }, gone: true }],
  }),
} as const;
