import {
  babyKinds,
  type BabyKind,
  feedSides,
  MOST_TURNS,
  nappyKinds,
  timedKinds,
} from '@nestwell/domain/feeding';
import { babiesLimits } from '@nestwell/domain/limits';
import { z } from 'zod';
import { endpoint, id, instant, integerBetween, ofUser, page, text } from '../kernel';

/** Lengths in characters, volumes in millilitres. */
export const babyLogLimits = {
  name: 60,
  note: 300,
  millilitres: { min: 1, max: 1000 },
  recentHours: 48,
} as const;

/** What she notes without a plan too: contractions, movements, and the feeds that Care itself times. */
export const kindsWithoutPlan: readonly BabyKind[] = ['tightening', 'movement', 'breast'];

export const milks = ['own', 'formula', 'other'] as const;
export type Milk = (typeof milks)[number];

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
const ofHers = '/api/users/:userId/baby-log';

export const babyLogEndpoints = {
  listBabyLog: endpoint({
    method: 'GET',
    path: ofHers,
    access: 'session',
    summary:
      'What she noted of her babies, newest first: of a range, else of the last 48 hours; what runs is always with it',
    params: ofUser,
    query: z.strictObject({ startDate: instant.optional(), endDate: instant.optional(), limit: page.limit }),
    response: z.array(babyNote),
    kept: { by: 'startedAt' },
  }),
  logBabyNote: endpoint({
    method: 'POST',
    path: ofHers,
    access: 'session',
    changes: ['babyLog'],
    summary: 'Note a feed, what was pumped, a supplement, a nappy or a sleep',
    params: ofUser,
    body: babyNoteRequest,
    bodyLimit: 32 * 1024,
    response: babyNote,
    idempotent: true,
    errors: ['subscription_required'],
  }),
  startBabyTimer: endpoint({
    method: 'POST',
    path: `${ofHers}/timers`,
    access: 'session',
    changes: ['babyLog'],
    summary:
      'Start a timer now, by the clock of the server; of one that runs for this baby already, it is the next side',
    params: ofUser,
    body: z.strictObject({
      kind: z.enum(timedKinds),
      baby: baby.nullable(),
      side: side.optional(),
      shownAt,
    }),
    bodyLimit: 1024,
    response: babyNote,
    idempotent: true,
    errors: ['subscription_required'],
  }),
  stepBabyTimer: endpoint({
    method: 'POST',
    path: '/api/baby-log/:babyNoteId/steps',
    access: 'session',
    changes: ['babyLog'],
    summary: 'Change the side of a feed that runs, or pause it; one that is over stays as it is',
    params: ofNote,
    body: z.strictObject({ step: z.enum([...feedSides, 'pause']), shownAt }),
    bodyLimit: 1024,
    response: babyNote,
    status: 200,
    idempotent: true,
    errors: ['not_found', 'subscription_required'],
  }),
  endBabyTimer: endpoint({
    method: 'POST',
    path: '/api/baby-log/:babyNoteId/end',
    access: 'session',
    changes: ['babyLog'],
    summary: 'End what runs; one that is over stays as it is, but for volumes that are said with it',
    params: ofNote,
    body: z.strictObject({
      volumeLeft: volume.nullable().optional(),
      volumeRight: volume.nullable().optional(),
      shownAt,
    }),
    bodyLimit: 1024,
    response: babyNote,
    status: 200,
    idempotent: true,
    errors: ['not_found', 'subscription_required'],
  }),
  changeBabyNote: endpoint({
    method: 'PATCH',
    path: '/api/baby-log/:babyNoteId',
    access: 'session',
    changes: ['babyLog'],
    summary: 'Change any field of what she noted',
    params: ofNote,
    body: changeBabyNoteRequest,
    bodyLimit: 32 * 1024,
    response: babyNote,
    idempotent: true,
    errors: ['not_found', 'subscription_required'],
  }),
  deleteBabyNote: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/baby-log/:babyNoteId',
    access: 'session',
    changes: ['babyLog'],
    summary: 'Take away what she noted',
    params: ofNote,
    response: z.void(),
    errors: ['not_found', 'subscription_required'],
    idempotent: true,
  }),
} as const;
