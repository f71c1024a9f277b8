import type { PaintOrder } from '@nestwell/contracts/delivery';
import { plainReading } from '@nestwell/domain/reading';
import type { SessionUser } from '../../platform/session-user';
import { orderTexts } from './paint-order';

const member: SessionUser = {
  id: 'u1',
  role: 'user',
  timezone: 'UTC',
  locale: 'de-AT',
  reading: { monthFirst: false, twelveHours: true },
};

function orderFor(user: SessionUser | undefined, locale?: string) {
  const page = {
    address: '/',
    user,
    client: '',
    locale,
    shell: {} as never,
    registry: {} as never,
    config: {} as never,
    remotes: [],
    answers: [],
  };
  const { order: text } = orderTexts(page, { owners: [], sheets: [], now: new Date(0) });
  return JSON.parse(text) as PaintOrder;
}

const readingFor = (user: SessionUser | undefined, locale?: string) => orderFor(user, locale).reading;

it('is painted as she reads', () => {
  expect(readingFor(member, 'en-US')).toEqual({ dateOrder: 'day-first', clockFace: '12h' });
});

it.each([
  ['en-US', { dateOrder: 'month-first', clockFace: '12h' }],
  ['en-GB', { dateOrder: 'day-first', clockFace: '24h' }],
  [undefined, { dateOrder: 'day-first', clockFace: '24h' }],
])('is painted by the browser’s language %s where nobody told hers yet', (locale, reading) => {
  expect(readingFor(undefined, locale)).toEqual(reading);
  expect(readingFor({ ...member, locale: null, reading: plainReading }, locale)).toEqual(reading);
});

it('is painted in her language, where nobody told hers yet in the browser’s', () => {
  expect(orderFor(member, 'en-US').locale).toBe('de-AT');
  expect(orderFor({ ...member, locale: null }, 'en-US').locale).toBe('en-US');
  expect(orderFor(undefined).locale).toBeNull();
});
