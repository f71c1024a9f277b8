import { hers, queued, type Circumstances } from '../kernel';
import * as recoveryEndpoints from './recovery.endpoints';

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

export const noteRecovery = /* @__PURE__ */ queued(recoveryEndpoints.noteRecovery, {
  ...rule,
  title: () => 'What you noted',
  shows: ({ body }, at) => {
    const otherwise = { ...unanswered, notedAt: at.now.toISOString(), ...body, id: at.id };
    return [{ on: on(at), where: { id: at.id }, otherwise }];
  },
});

export const removeRecovery = /* @__PURE__ */ queued(recoveryEndpoints.removeRecovery, {
  ...rule,
  title: () => 'What you noted, taken away',
  shows: ({ params }, at) => [{ on: on(at), where: { id: params.noteId }, gone: true }],
});
