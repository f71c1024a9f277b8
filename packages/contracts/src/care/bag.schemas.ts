import { z } from 'zod';
import { text, id, ofUser } from '../kernel/server';
import { bagKinds, bagLimits } from './bag.constants';

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

export const bagSchemas = {
  listBag: { params: ofUser, response: z.array(bagItem) },
  addToBag: { params: ofUser, body: addToBagRequest, response: z.array(bagItem) },
  changeBagItem: { params: ofItem, body: changeBagItemRequest, response: bagItem },
  orderBag: { params: ofUser, body: orderBagRequest, response: z.void() },
  removeBagItem: { params: ofItem, response: z.void() },
};
