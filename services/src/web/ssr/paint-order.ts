import type { PaintOrder } from '@nestwell/contracts/delivery/server';
import { plainReading, readingOf, type Reading, unchosenReading } from '@nestwell/domain/reading';
import { clocksOf } from '../../platform/time/zone-clocks';
import { registryText } from '../lib/registry-texts';
import type { PageToPaint } from './page-to-paint';

/** A `PaintOrder` as JSON; data and registry are JSON already. */
export function orderText(page: PageToPaint, now: Date): string {
  const { user, address, registry, config, overlay, answers } = page;
  const { monthFirst, twelveHours } = readingFor(page);
  const zone = user?.timezone ?? 'UTC';
  const order: Omit<PaintOrder, 'answers' | 'now' | 'registry'> = {
    address,
    config,
    userId: user?.id ?? null,
    zone,
    clocks: clocksOf(zone, now),
    reading: {
      dateOrder: monthFirst ? 'month-first' : 'day-first',
      clockFace: twelveHours ? '12h' : '24h',
    },
    locale: page.locale ?? user?.locale ?? null,
    overlay: overlay ?? null,
  };
  const begun = JSON.stringify(order).slice(0, -1);
  return `${begun},"registry":${registryText(registry)},"answers":[${answers.join(',')}],"now":${now.getTime()}}`;
}

/**
 * As the browser that asks will read once it draws: as she chose, else by its own language. What her calls told last may
 * be another device's.
 */
function readingFor({ user, locale }: PageToPaint): Reading {
  if (locale === undefined) return user?.reading ?? plainReading;
  return readingOf(user?.chosen ?? unchosenReading, locale);
}
