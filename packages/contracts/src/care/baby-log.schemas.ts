import { feedSides, MOST_TURNS, nappyKinds, babyKinds, timedKinds } from '@nestwell/domain/feeding';
import { babiesLimits } from '@nestwell/domain/limits';
import { z } from 'zod';
import { integerBetween, instant, text, id, ofUser, page } from '../kernel/server';
import { babyLogLimits, milks } from './baby-log.constants';

const volume = integerBetween(babyLogLimits.millilitres.min, babyLogLimits.millilitres.max);

const baby = integerBetween(babiesLimits.min, babiesLimits.max);

const side = z.enum(feedSides);

const turnOf = <Moment extends z.ZodType>(moment: Moment) => ({ side, from: moment, to: moment.nullable() });

const turns = z.array(z.strictObject(turnOf(instant))).max(MOST_TURNS);

/** What a kind has nothing of is null. */
const details = {
  sides: turns.optional(),
  milk: z.enum(milks).nullable().optional(),
  /** Of a bottle. */
  volume: volume.nullable().optional(),
  /** Of each side that was pumped. */
  volumeLeft: volume.nullable().optional(),
  volumeRight: volume.nullable().optional(),
  nappy: z.enum(nappyKinds).nullable().optional(),
  /** What a supplement is called. */
  name: text(babyLogLimits.name).nullable().optional(),
  note: text(babyLogLimits.note).nullable().optional(),
};

/** Without a beginning it is now. One of a timer that has no end goes on running. */
export const babyNoteRequest = z.strictObject({
  kind: z.enum(babyKinds),
  baby: baby.nullable(),
  startedAt: instant.optional(),
  endedAt: instant.nullable().optional(),
  ...details,
});
export type BabyNoteRequest = z.input<typeof babyNoteRequest>;

/** A field left out keeps its value. */
export const changeBabyNoteRequest = z.strictObject({
  baby: baby.nullable().optional(),
  startedAt: instant.optional(),
  endedAt: instant.nullable().optional(),
  ...details,
});
export type ChangeBabyNoteRequest = z.input<typeof changeBabyNoteRequest>;

/**
 * What the screen goes by until the server has answered: the server's clock as the device knows it. The server does not
 * look at it: it goes by its own, and by how long the call has waited.
 */
const shownAt = instant.optional();

export const babyNote = z.strictObject({
  id,
  kind: z.enum(babyKinds),
  baby: z.int().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  sides: z.array(z.strictObject(turnOf(z.string()))),
  milk: z.enum(milks).nullable(),
  volume: z.int().nullable(),
  volumeLeft: z.int().nullable(),
  volumeRight: z.int().nullable(),
  nappy: z.enum(nappyKinds).nullable(),
  name: z.string().nullable(),
  note: z.string().nullable(),
});
export type BabyNoteAnswer = z.infer<typeof babyNote>;

const ofNote = z.strictObject({ babyNoteId: id });

export const babyLogSchemas = {
  listBabyLog: {
    params: ofUser,
    query: z.strictObject({ startDate: instant.optional(), endDate: instant.optional(), limit: page.limit }),
    response: z.array(babyNote),
  },
  logBabyNote: { params: ofUser, body: babyNoteRequest, response: babyNote },
  startBabyTimer: {
    params: ofUser,
    body: z.strictObject({
      kind: z.enum(timedKinds),
      baby: baby.nullable(),
      side: side.optional(),
      shownAt,
    }),
    response: babyNote,
  },
  stepBabyTimer: {
    params: ofNote,
    body: z.strictObject({ step: z.enum([...feedSides, 'pause']), shownAt }),
    response: babyNote,
  },
  endBabyTimer: {
    params: ofNote,
    body: z.strictObject({
      volumeLeft: volume.nullable().optional(),
      volumeRight: volume.nullable().optional(),
      shownAt,
    }),
    response: babyNote,
  },
  changeBabyNote: { params: ofNote, body: changeBabyNoteRequest, response: babyNote },
  deleteBabyNote: { params: ofNote, response: z.void() },
};
