import type { RenderRequest } from '@nestwell/contracts/delivery/server';
import { HOUR } from '@nestwell/domain/moments';
import { aheadBy } from '@nestwell/domain/zone-clocks';
import type { SessionUser } from '../../platform/session-user';
import { orderText } from './render-request';

const member: SessionUser = {
  id: 'u1',
  role: 'user',
  timezone: 'UTC',
  locale: 'de-AT',
  reading: { monthFirst: false, twelveHours: true },
  chosen: { dateOrder: 'auto', clockFace: '12h' },
};

function pageFor(user: SessionUser | undefined, locale?: string) {
  return {
    address: '/',
    user,
    client: '',
    locale,
    shell: {} as never,
    registry: {} as never,
    config: {} as never,
    remotes: [],
    queries: { queries: [] },
  };
}

function orderFor(user: SessionUser | undefined, locale?: string) {
  const text = orderText(pageFor(user, locale), new Date(0));
  return JSON.parse(text) as RenderRequest;
}

const readingFor = (user: SessionUser | undefined, locale?: string) => orderFor(user, locale).reading;

it('is rendered as she chose, and else as the browser that asks reads, whatever another device of hers told', () => {
  expect(readingFor(member, 'en-US')).toEqual({ dateOrder: 'month-first', clockFace: '12h' });
  expect(readingFor(member, 'en-GB')).toEqual({ dateOrder: 'day-first', clockFace: '12h' });
});

it('is rendered as she reads where a browser names no language', () => {
  expect(readingFor(member)).toEqual({ dateOrder: 'day-first', clockFace: '12h' });
});

it.each([
  ['en-US', { dateOrder: 'month-first', clockFace: '12h' }],
  ['en-GB', { dateOrder: 'day-first', clockFace: '24h' }],
  [undefined, { dateOrder: 'day-first', clockFace: '24h' }],
])('is rendered for a visitor by the browser’s language %s', (locale, reading) => {
  expect(readingFor(undefined, locale)).toEqual(reading);
});

it('says what the clocks of her zone show, by rules that Node may not have, in the same words all year', () => {
  const ordered = (time: string) => {
    const page = pageFor({ ...member, timezone: 'America/Winnipeg' });
    const text = orderText(page, new Date(time));
    const { now: _, ...order } = JSON.parse(text) as RenderRequest;
    return order;
  };
  const { clocks } = ordered('2026-12-01T12:00:00Z');

  expect(aheadBy(clocks, Date.UTC(2026, 0, 15))).toBe(-6 * HOUR);
  expect(aheadBy(clocks, Date.UTC(2026, 11, 15))).toBe(-5 * HOUR);
  expect(aheadBy(clocks, Date.UTC(2023, 11, 15))).toBeUndefined();
  expect(aheadBy(clocks, Date.UTC(2029, 1, 15))).toBeUndefined();
  expect(ordered('2026-01-02T12:00:00Z')).toEqual(ordered('2026-12-01T12:00:00Z'));
});
