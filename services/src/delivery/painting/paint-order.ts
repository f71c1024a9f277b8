import type { PaintOrder } from '@nestwell/contracts/delivery';
import { plainReading, readingOf, type Reading } from '@nestwell/domain/reading';
import { painterText } from '../registry-texts';
import type { PageToPaint } from './page-to-paint';

type Rest = Pick<PaintOrder, 'owners' | 'sheets'> & { now: Date };

/** A `PaintOrder` as JSON; the answers are JSON already, and so is the registry for most pages. */
export function orderText(page: PageToPaint, { now, ...rest }: Rest): string {
  const { user, address, registry, config, overlay, answers } = page;
  const { monthFirst, twelveHours } = readingFor(page);
  const order: Omit<PaintOrder, 'answers' | 'registry'> = {
    address,
    config,
    ...rest,
    userId: user?.id ?? null,
    zone: user?.timezone ?? 'UTC',
    now: now.getTime(),
    reading: {
      dateOrder: monthFirst ? 'month-first' : 'day-first',
      clockFace: twelveHours ? '12h' : '24h',
    },
    overlay: overlay ?? null,
  };
  const begun = JSON.stringify(order).slice(0, -1);
  return `${begun},"registry":${painterText(registry)},"answers":[${answers.join(',')}]}`;
}

/** As her own browser will read once it draws: by its language, as long as none of her calls has told which that is. */
function readingFor({ user, locale }: PageToPaint): Reading {
  if (user && user.locale !== null) return user.reading;
  return locale === undefined ? plainReading : readingOf({ dateOrder: 'auto', clockFace: 'auto' }, locale);
}
