import { hers, queued } from '../kernel';
import { babyPagesEndpoints } from './baby-pages.contract';

/** Ticks of a week's or month's page, kept until they are sent. */
export const queuedTicks = {
  changeBabyTick: queued(babyPagesEndpoints.changeBabyTick, {
    noun: 'List',
    open: '/baby',
    title: ({ body }) => (body.done ? 'A line ticked' : 'A tick taken away'),
    shows: ({ params: { item }, body }, at) => {
      const on = hers(at, 'baby-development', 'ticks');
      const row = { item, tickedAt: at.now.toISOString() };
      return [body.done ? { on, where: { item }, otherwise: row } : { on, where: { item }, gone: true }];
    },
  }),
} as const;
