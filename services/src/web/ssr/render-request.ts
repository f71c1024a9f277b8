import type { RenderRequest, QueriesOrder, RenderContext } from '@nestwell/contracts/delivery/server';
import { plainReading, readingOf, type Reading, unchosenReading } from '@nestwell/domain/reading';
import { clocksOf } from '../../platform/time/zone-clocks';
import { registryText } from '../lib/registry-texts';
import type { PageToRender } from './page-to-render';

type ToRender = Omit<PageToRender, 'faults'>;

/** A `RenderRequest` as JSON. */
export function orderText(page: ToRender, now: Date): string {
  const { config, overlay } = page;
  return textOf<RenderRequest>(page, { ...contextOf(page, now), config, overlay: overlay ?? null });
}

/** A `QueriesOrder` as JSON. */
export const queriesOrderText = (page: ToRender & { path: string }, now: Date): string =>
  textOf<QueriesOrder>(page, { ...contextOf(page, now), path: page.path });

/** The registry is JSON already. */
const textOf = <Order extends RenderContext>({ registry }: ToRender, order: Omit<Order, 'registry'>) =>
  `${JSON.stringify(order).slice(0, -1)},"registry":${registryText(registry)}}`;

function contextOf(page: ToRender, now: Date): Omit<RenderContext, 'registry'> {
  const { user, address, queries } = page;
  const { monthFirst, twelveHours } = readingFor(page);
  const zone = user?.timezone ?? 'UTC';
  return {
    address,
    userId: user?.id ?? null,
    zone,
    clocks: clocksOf(zone, now),
    now: now.getTime(),
    reading: {
      dateOrder: monthFirst ? 'month-first' : 'day-first',
      clockFace: twelveHours ? '12h' : '24h',
    },
    locale: page.locale ?? user?.locale ?? null,
    queries,
  };
}

/**
 * As the browser that asks will read once it draws: as she chose, else by its own language. What her calls told last may
 * be another device's.
 */
function readingFor({ user, locale }: ToRender): Reading {
  if (locale === undefined) return user?.reading ?? plainReading;
  return readingOf(user?.chosen ?? unchosenReading, locale);
}
