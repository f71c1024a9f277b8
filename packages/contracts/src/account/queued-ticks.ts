import { queued, hers } from '../kernel';
import * as babyPagesEndpoints from './baby-pages.endpoints';

export const changeBabyTick = /* @__PURE__ */ queued(babyPagesEndpoints.changeBabyTick, {
  noun: 'List',
  open: '/baby',
  title: ({ body }) => (body.done ? 'A line checked off' : 'A line no longer checked off'),
  shows: ({ params: { item }, body }, at) => {
    const on = hers(at, 'baby-development', 'ticks');
    const row = { item, tickedAt: at.now.toISOString() };
    return [body.done ? { on, where: { item }, otherwise: row } : { on, where: { item }, gone: true }];
  },
});
