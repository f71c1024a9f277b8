import { z } from 'zod';
import { endpoint, id, ofUser, text } from '../kernel';

/** Characters of a thing and of what she notes of it; things on a list, and added at once. */
export const bagLimits = { name: 120, note: 120, items: 150, atOnce: 60 } as const;

/** Where a thing stands on the list, in this order. */
export const bagKinds = ['papers', 'you', 'baby'] as const;
export type BagKind = (typeof bagKinds)[number];

const kind = z.enum(bagKinds);
const name = text(bagLimits.name);
const note = text(bagLimits.note, 0).nullable();

export const addToBagRequest = z.strictObject({
  items: z
    .array(z.strictObject({ kind, name, note: note.default(null) }))
    .min(1)
    .max(bagLimits.atOnce),
});
export type AddToBagRequest = z.input<typeof addToBagRequest>;

export const changeBagItemRequest = z.strictObject({ kind, name, note, packed: z.boolean() }).partial();
export type ChangeBagItemRequest = z.input<typeof changeBagItemRequest>;

/** The things of one group as they shall stand; what is not named stays behind them. */
export const orderBagRequest = z.strictObject({ kind, ids: z.array(id).max(bagLimits.items) });
export type OrderBagRequest = z.input<typeof orderBagRequest>;

export const bagItem = z.strictObject({
  id,
  kind,
  name: z.string(),
  note: z.string().nullable(),
  packed: z.boolean(),
  /** Among those of its group, the lowest first. */
  place: z.int(),
  /** The name on the link by which it was last ticked, or its tick taken off, and when; null where she did it herself. */
  tickedBy: z.string().nullable(),
  tickedAt: z.string().nullable(),
});
export type BagItem = z.infer<typeof bagItem>;

const ofItem = z.strictObject({ bagItemId: id });

export const bagEndpoints = {
  listBag: endpoint({
    method: 'GET',
    path: '/api/users/:userId/bag',
    access: 'session',
    summary: 'What she packs for the birth, each group in its order',
    params: ofUser,
    response: z.array(bagItem),
    kept: {},
  }),
  addToBag: endpoint({
    method: 'POST',
    path: '/api/users/:userId/bag',
    access: 'session',
    changes: ['bag'],
    summary: 'Put things on her list, at the end of their groups',
    params: ofUser,
    body: addToBagRequest,
    bodyLimit: 64 * 1024,
    response: z.array(bagItem),
    idempotent: true,
    errors: ['list_full'],
  }),
  changeBagItem: endpoint({
    method: 'PATCH',
    path: '/api/bag/:bagItemId',
    access: 'session',
    changes: ['bag'],
    summary: 'Say that it is packed or not, or change any of it',
    params: ofItem,
    body: changeBagItemRequest,
    bodyLimit: 1024,
    response: bagItem,
    idempotent: true,
    errors: ['not_found'],
  }),
  orderBag: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/bag/order',
    access: 'session',
    changes: ['bag'],
    summary: 'Put the things of a group into another order',
    params: ofUser,
    body: orderBagRequest,
    bodyLimit: 32 * 1024,
    response: z.void(),
    status: 204,
    idempotent: true,
  }),
  removeBagItem: endpoint({
    method: 'DELETE',
    undo: { by: 'putBack' },
    path: '/api/bag/:bagItemId',
    access: 'session',
    changes: ['bag'],
    summary: 'Take a thing off her list',
    params: ofItem,
    response: z.void(),
    idempotent: true,
    errors: ['not_found'],
  }),
} as const;
