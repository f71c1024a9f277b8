import { hers, queued, standInAt, type Circumstances } from '../kernel';
import * as bagEndpoints from './bag.endpoints';

const rule = { noun: 'Hospital bag', open: '/care/bag' } as const;

const on = (at: Circumstances) => hers(at, 'bag');

/** Behind all that is there until the server has given it its place. */
const LAST = 1_000_000;

/** What nobody has ticked yet, or she herself. */
const byHer = { tickedBy: null, tickedAt: null } as const;

const fresh = { packed: false, ...byHer } as const;

function nameOf(bagItemId: string, at: Circumstances): string {
  const name = at.find(on(at), { id: bagItemId })?.name;
  return typeof name === 'string' ? name : 'A thing on your list';
}

export const addToBag = /* @__PURE__ */ queued(bagEndpoints.addToBag, {
  ...rule,
  makesList: true,
  title: ({ body: { items } }) => items.map(({ name }) => name).join(', '),
  shows: ({ body: { items } }, at) =>
    items.map((item, index) => {
      const id = standInAt(at.id, index);
      const otherwise = { note: null, ...item, ...fresh, id, place: LAST + index };
      return { on: on(at), where: { id }, otherwise };
    }),
});

export const changeBagItem = /* @__PURE__ */ queued(bagEndpoints.changeBagItem, {
  ...rule,
  title: ({ params }, at) => nameOf(params.bagItemId, at),
  shows: ({ params, body }, at) => {
    const set = body.packed === undefined ? body : { ...body, ...byHer };
    const where = { id: params.bagItemId };
    return [{ on: on(at), where, set, was: at.find(on(at), where) }];
  },
});

export const orderBag = /* @__PURE__ */ queued(bagEndpoints.orderBag, {
  ...rule,
  title: () => 'The order of your list',
  shows: ({ body: { ids } }, at) => ids.map((id, place) => ({ on: on(at), where: { id }, set: { place } })),
});

export const removeBagItem = /* @__PURE__ */ queued(bagEndpoints.removeBagItem, {
  ...rule,
  title: ({ params }, at) => `${nameOf(params.bagItemId, at)}, taken off`,
  shows: ({ params }, at) => [{ on: on(at), where: { id: params.bagItemId }, gone: true }],
});
