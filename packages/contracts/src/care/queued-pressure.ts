import { hers, queued, type Circumstances } from '../kernel';
import { pressureEndpoints, type NoteReadingRequest } from './pressure.contract';

const rule = { noun: 'Blood pressure', open: '/care/pressure' } as const;

const on = (at: Circumstances) => hers(at, 'blood-pressure');
const figuresOf = ({ upper, lower, signs = [] }: NoteReadingRequest) => ({
  upper: Number(upper),
  lower: Number(lower),
  signs,
});

/** Her readings, kept until they are sent. What a reading asks for never waits for that. */
export const queuedPressure = {
  noteReading: queued(pressureEndpoints.noteReading, {
    ...rule,
    title: ({ body }) => `${body.upper} over ${body.lower}`,
    shows: ({ body }, at) => {
      const { measuredAt = at.now.toISOString() } = body;
      const otherwise = { id: at.id, ...figuresOf(body), measuredAt };
      return [{ on: on(at), where: { id: at.id }, otherwise }];
    },
  }),
  correctReading: queued(pressureEndpoints.correctReading, {
    ...rule,
    title: () => 'A reading, corrected',
    shows: ({ params, body }, at) => [{ on: on(at), where: { id: params.readingId }, set: body }],
  }),
  removeReading: queued(pressureEndpoints.removeReading, {
    ...rule,
    title: () => 'A reading, taken away',
    shows: ({ params }, at) => [{ on: on(at), where: { id: params.readingId }, gone: true }],
  }),
} as const;
