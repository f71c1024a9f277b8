import { z } from 'zod';
import { endpoint, id, matching, ofUser, text } from '../kernel';
import { birthWishesAnswer } from './birth-wishes.contract';

/** Characters of a name; appointments of one link; links of one member; days a link lasts, and is made to last at most. */
export const shareLimits = { name: 40, appointments: 20, shares: 5, days: 7, mostDays: 84 } as const;

/** Lists she may show somebody as they stand. */
export const shareableLists = ['bag', 'birthWishes', 'questions'] as const;
export type ShareableList = (typeof shareableLists)[number];

const chosen = {
  /** Whoever holds the link may say of things in her bag that they are packed or not. */
  mayTick: z.boolean().default(false),
  appointmentIds: z
    .array(id)
    .max(shareLimits.appointments)
    .transform((ids) => [...new Set(ids)]),
  lists: z
    .array(z.enum(shareableLists))
    .max(shareableLists.length)
    .transform((names) => [...new Set(names)]),
};

export const makeShareRequest = z.strictObject({ name: text(shareLimits.name), ...chosen });
export type MakeShareRequest = z.input<typeof makeShareRequest>;

export const changeShareRequest = z.strictObject(chosen);
export type ChangeShareRequest = z.input<typeof changeShareRequest>;

export const share = z.strictObject({
  id,
  /** Whom she made it for, as she calls them. */
  name: z.string(),
  appointmentIds: z.array(id),
  lists: z.array(z.enum(shareableLists)),
  mayTick: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** The latest first. */
  openings: z.array(z.strictObject({ openedAt: z.string(), device: z.string().nullable() })),
});
export type Share = z.infer<typeof share>;

const shownLine = { words: z.string(), done: z.boolean() };

/** By its id it is ticked; null where it may not be. */
const shownThing = z.strictObject({ ...shownLine, id: id.nullable() });
export type ShownThing = z.infer<typeof shownThing>;

/** What whoever holds the link sees: nothing else of her, and no id but of what may be ticked. */
export const sharedView = z.strictObject({
  from: z.string(),
  until: z.string(),
  appointments: z.array(z.strictObject({ title: z.string(), dueDateTime: z.string() })),
  lists: z.array(
    z.discriminatedUnion('list', [
      z.strictObject({ list: z.literal('bag'), items: z.array(shownThing) }),
      z.strictObject({ list: z.literal('questions'), items: z.array(z.strictObject(shownLine)) }),
      z.strictObject({ list: z.literal('birthWishes'), wishes: birthWishesAnswer }),
    ]),
  ),
});
export type SharedView = z.infer<typeof sharedView>;

/** 256 bits in base64url. It stands behind the `#` of a link, which no browser sends, and in the body of one call. */
const shareToken = matching(/^[\w-]{43}$/, 43, 'must be the secret part of a link');

export const tickSharedRequest = z.strictObject({ token: shareToken, bagItemId: id, packed: z.boolean() });
export type TickSharedRequest = z.input<typeof tickSharedRequest>;

const ofShare = z.strictObject({ shareId: id });

export const sharesEndpoints = {
  listShares: endpoint({
    method: 'GET',
    path: '/api/users/:userId/shares',
    access: 'session',
    summary: 'What she shows others by a link, and when each was opened',
    params: ofUser,
    response: z.array(share),
  }),
  makeShare: endpoint({
    method: 'POST',
    path: '/api/users/:userId/shares',
    access: 'subscriber',
    changes: ['shares'],
    summary: 'Make a link that lasts a week; its secret part is answered this once, and kept nowhere',
    params: ofUser,
    body: makeShareRequest,
    bodyLimit: 4 * 1024,
    response: z.strictObject({ share, token: z.string() }),
    errors: ['not_shared_now', 'too_many_shares'],
  }),
  changeShare: endpoint({
    method: 'PATCH',
    path: '/api/shares/:shareId',
    access: 'session',
    changes: ['shares'],
    summary: 'Choose anew what a link shows',
    params: ofShare,
    body: changeShareRequest,
    bodyLimit: 4 * 1024,
    response: share,
    errors: ['not_found'],
  }),
  lengthenShare: endpoint({
    method: 'POST',
    path: '/api/shares/:shareId/longer',
    access: 'subscriber',
    changes: ['shares'],
    summary: 'Let a link last a week longer, twelve weeks from now at most',
    params: ofShare,
    response: share,
    status: 200,
    idempotent: true,
    errors: ['not_found'],
  }),
  endShare: endpoint({
    method: 'DELETE',
    undo: { never: 'A link that was ended must not open again; another is made in a moment' },
    path: '/api/shares/:shareId',
    access: 'session',
    changes: ['shares'],
    summary: 'End a link at once, with what is kept of it',
    params: ofShare,
    response: z.void(),
    errors: ['not_found'],
  }),
  openShared: endpoint({
    method: 'POST',
    path: '/api/shared',
    access: 'open',
    summary: 'What somebody who holds a link is shown; she sees that it was opened',
    body: z.strictObject({ token: shareToken }),
    bodyLimit: 1024,
    response: sharedView,
    status: 200,
    limited: true,
    errors: ['not_found'],
  }),
  tickShared: endpoint({
    method: 'POST',
    path: '/api/shared/ticks',
    access: 'open',
    summary:
      'Say of a thing in her bag that it is packed or not, where her link allows it; she sees who and when',
    body: tickSharedRequest,
    bodyLimit: 1024,
    response: z.void(),
    status: 204,
    limited: true,
    errors: ['not_found'],
  }),
} as const;
