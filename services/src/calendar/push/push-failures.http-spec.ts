import { calendar } from '@nestwell/contracts/calendar/server';
import { Logger } from '@nestjs/common';
import { aMember, type Member } from '../../testing/member';
import { PushService, someKeys, subscribe } from '../testing/push-service';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { DuePushes } from './due-pushes';
import { PushSubscriptionsRepository } from './push-subscriptions.repository';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let service: PushService;
let app: TestApp;
let ada: Member;
let warn: jest.SpyInstance<void, Parameters<Logger['warn']>>;

beforeAll(async () => {
  service = await PushService.start();
  app = await TestApp.start({ parts, env: { PUSH_SERVICES: service.origin } });
}, 60_000);
afterAll(async () => {
  await app.stop();
  service.stop();
});
beforeEach(async () => {
  warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  service.forget();
  app.clock.set('2026-11-20T12:00:00Z');
  ada = await aMember(app);
});
afterEach(() => jest.restoreAllMocks());

const at = (path: string) => `${service.origin}/${path}`;
const traces = () => warn.mock.calls.map(([message]) => String(message));
const announce = () => app.get(DuePushes).announceDue(app.clock.now());
const paths = () => service.received.map(({ path }) => path);
const devicesOf = async ({ id }: Member) => (await app.get(PushSubscriptionsRepository).latestOf(id)).length;

/** Due in so many minutes, and announced then. */
const remind = (member: Member, minutes: number) =>
  member.call(calendar.createReminder, {
    body: {
      userId: member.id,
      title: 'Iron',
      type: 'medication',
      dueDateTime: new Date(app.clock.now().getTime() + minutes * MINUTE).toISOString(),
      notificationMinutes: 0,
    },
  });

/** As one was kept before keys were looked at. */
const keepUnusable = ({ id }: Member, path: string) =>
  app.get(PushSubscriptionsRepository).keep(id, {
    endpoint: at(path),
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
    createdAt: app.clock.now(),
  });

const { p256dh, auth } = someKeys();
const offTheCurve = Buffer.from(p256dh, 'base64url').fill(7, 1).toString('base64url');
it.each([
  ['keys.p256dh', { p256dh: 'A'.repeat(87), auth }],
  ['keys.p256dh', { p256dh: offTheCurve, auth }],
  ['keys.p256dh', { p256dh: p256dh.slice(0, 40), auth }],
  ['keys.auth', { p256dh, auth: auth.slice(0, 16) }],
  ['keys.auth', { p256dh, auth: `${auth}AAAA` }],
])('refuses wrong %s by name and keeps nothing', async (field, keys) => {
  const answer = await subscribe(ada, at('wrong'), keys);

  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', field } });
  expect(await devicesOf(ada)).toBe(0);
});

it('announces to everybody else while the browsers of one cannot be told', async () => {
  const ben = await aMember(app);
  await keepUnusable(ada, 'unusable');
  await subscribe(ada, at('failing'));
  await subscribe(ben, at('ben'));
  for (let made = 0; made < 45; made += 1) await remind(ada, 5);
  await remind(ben, 5);
  service.answer('/failing', 403);
  app.clock.advance(5 * MINUTE);

  await announce();

  expect(paths().filter((path) => path === '/ben')).toHaveLength(1);
  expect(traces()).toContainEqual(expect.stringContaining('nothing can be encrypted with its keys'));
  expect(await devicesOf(ada)).toBe(1);
});

it('goes on where the work for one reminder fails altogether', async () => {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  const ben = await aMember(app);
  await subscribe(ada, at('ada'));
  await subscribe(ben, at('ben'));
  await remind(ada, 5);
  await remind(ben, 5);
  const subscriptions = app.get(PushSubscriptionsRepository);
  const latestOf = subscriptions.latestOf.bind(subscriptions);
  jest
    .spyOn(subscriptions, 'latestOf')
    .mockImplementation((userId) =>
      userId === ada.id ? Promise.reject(new Error('away')) : latestOf(userId),
    );
  app.clock.advance(5 * MINUTE);

  await announce();

  expect(paths()).toEqual(['/ben']);
  expect(error).toHaveBeenCalledTimes(1);
});

it('tries a message three times, then drops it with a trace', async () => {
  await subscribe(ada, at('overloaded'));
  await remind(ada, 5);
  service.answer('/overloaded', 503);
  app.clock.advance(5 * MINUTE);

  await announce();
  await announce();

  expect(paths()).toEqual(Array(3).fill('/overloaded'));
  expect(traces()).toEqual([expect.stringMatching(/dropped: failed, 1 in a row$/)]);
});

it('gives a browser up that refused everything for a day, and not one that took something in between', async () => {
  await subscribe(ada, at('refusing'));
  await subscribe(ada, at('moody'));
  service.answer('/refusing', 403);
  service.answer('/moody', 403);
  for (const pause of [5, 5, 5, DAY / MINUTE]) {
    await remind(ada, pause);
    app.clock.advance(pause * MINUTE);
    await announce();
  }
  expect(await devicesOf(ada)).toBe(2);
  service.answer('/moody', 201);
  await remind(ada, 5);
  app.clock.advance(5 * MINUTE);
  await announce();

  expect(await devicesOf(ada)).toBe(1);
  expect(traces()).toContainEqual(expect.stringContaining('its last 5 messages failed'));
});

it('drops announcements that come too late with a trace, once, and those of the past without', async () => {
  await subscribe(ada, at('late'));
  await remind(ada, -300);
  await remind(ada, 5);
  await remind(ada, 6);
  app.clock.advance(3 * 60 * MINUTE);

  await announce();
  await announce();

  expect(paths()).toEqual([]);
  expect(traces()).toEqual(['announcements dropped because they came too late: 2']);
});

it('takes the keys a browser names last, and keeps the ten latest browsers', async () => {
  const id = await keepUnusable(ada, 'again');
  const again = await subscribe(ada, at('again'));
  await remind(ada, 5);
  app.clock.advance(5 * MINUTE);
  await announce();

  expect([again.body.id, paths()]).toEqual([id, ['/again']]);
  for (let number = 1; number <= 12; number += 1) {
    app.clock.advance(1000);
    await subscribe(ada, at(`browser-${number}`));
  }
  expect((await ada.call(calendar.listPushDevices, { params: { userId: ada.id } })).body).toHaveLength(10);
});
