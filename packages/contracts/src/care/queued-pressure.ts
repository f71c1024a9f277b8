import { hers, queued, type Circumstances } from '../kernel';
import type { NoteReadingRequest } from './pressure.schemas';
import * as pressureEndpoints from './pressure.endpoints';

const rule = { noun: 'Blood pressure', open: '/care/pressure' } as const;

const on = (at: Circumstances) => hers(at, 'blood-pressure');

const figuresOf = ({ upper, lower, signs = [] }: NoteReadingRequest) => ({
  upper: Number(upper),
  lower: Number(lower),
  signs,
});

export const noteReading = /* @__PURE__ */ queued(pressureEndpoints.noteReading, {
  ...rule,
  title: ({ body }) => `${body.upper} over ${body.lower}`,
  shows: ({ body }, at) => {
    const { measuredAt = at.now.toISOString() } = body;
    const otherwise = { id: at.id, ...figuresOf(body), measuredAt };
    return [{ on: on(at), where: { id: at.id }, otherwise }];
  },
});

export const correctReading = /* @__PURE__ */ queued(pressureEndpoints.correctReading, {
  ...rule,
  title: () => 'A reading, corrected',
  shows: ({ params, body }, at) => [{ on: on(at), where: { id: params.readingId }, set: body }],
});

export const removeReading = /* @__PURE__ */ queued(pressureEndpoints.removeReading, {
  ...rule,
  title: () => 'A reading, taken away',
  shows: ({ params }, at) => [{ on: on(at), where: { id: params.readingId }, gone: true }],
});
