import type { PaintOrder } from '@nestwell/contracts/delivery';
import { plainReading, readingOf, type Reading } from '@nestwell/domain/reading';
import { registryKey } from '../registry-texts';
import type { PageToPaint } from './page-to-paint';

type Rest = Pick<PaintOrder, 'owners' | 'sheets'> & { now: Date };

export interface OrderTexts {
  /** A `PaintOrder` as JSON. */
  order: string;
  /** All of it but the moment. */
  all: string;
}

/** The answers are JSON already. */
export function orderTexts(page: PageToPaint, { now, ...rest }: Rest): OrderTexts {
  const { user, address, registry, config, overlay, answers, isWide = false } = page;
  const { monthFirst, twelveHours } = readingFor(page);
  const order: Omit<PaintOrder, 'answers' | 'now'> = {
    address,
    config,
    registry: registryKey(registry),
    ...rest,
    userId: user?.id ?? null,
    zone: user?.timezone ?? 'UTC',
    isWide,
    locale: user?.locale ?? page.locale ?? null,
    reading: {
      dateOrder: monthFirst ? 'month-first' : 'day-first',
      clockFace: twelveHours ? '12h' : '24h',
    },
    overlay: overlay ?? null,
  };
  const begun = JSON.stringify(order).slice(0, -1);
  const all = `${begun},"answers":[${answers.join(',')}]`;
  return { order: `${all},"now":${now.getTime()}}`, all };
}

/** As her own browser will read once it draws: by its language, as long as none of her calls has told which that is. */
function readingFor({ user, locale }: PageToPaint): Reading {
  if (user && user.locale !== null) return user.reading;
  return locale === undefined ? plainReading : readingOf({ dateOrder: 'auto', clockFace: 'auto' }, locale);
}
