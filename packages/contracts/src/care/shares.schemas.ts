import { z } from 'zod';
import { id, text, matching, ofUser } from '../kernel/server';
import { birthWishesAnswer } from './birth-wishes.schemas';
import { shareLimits, shareableLists } from './shares.constants';

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

export const sharesSchemas = {
  listShares: { params: ofUser, response: z.array(share) },
  makeShare: {
    params: ofUser,
    body: makeShareRequest,
    response: z.strictObject({ share, token: z.string() }),
  },
  changeShare: { params: ofShare, body: changeShareRequest, response: share },
  lengthenShare: { params: ofShare, response: share },
  endShare: { params: ofShare, response: z.void() },
  openShared: { body: z.strictObject({ token: shareToken }), response: sharedView },
  tickShared: { body: tickSharedRequest, response: z.void() },
};
