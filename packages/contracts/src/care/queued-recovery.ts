import { hers, queued, type Circumstances } from '../kernel';
import { recoveryEndpoints } from './recovery.contract';

const rule = { noun: 'Your body', open: '/care/body' } as const;

const on = (at: Circumstances) => hers(at, 'recovery');
const unanswered = {
  bleeding: null,
  wound: null,
  temperature: null,
  legs: null,
  pelvicFloor: null,
  breath: null,
  head: null,
  belly: null,
  breasts: null,
  urine: null,
};

/** What she noted of her body, kept until it is sent. Its title among what waits tells nobody what she answered. */
export const queuedRecovery = {
  noteRecovery: queued(recoveryEndpoints.noteRecovery, {
    ...rule,
    title: () => 'What you noted',
    shows: ({ body }, at) => {
      const otherwise = { ...unanswered, notedAt: at.now.toISOString(), ...body, id: at.id };
      return [{ on: on(at), where: { id: at.id }, otherwise }];
    },
  }),
  removeRecovery: queued(recoveryEndpoints.removeRecovery, {
    ...rule,
    title: () => 'What you noted, taken away',
    shows: ({ params }, at) => [{ on: on(at), where: { id: params.noteId }, gone: true }],
  }),
} as const;
