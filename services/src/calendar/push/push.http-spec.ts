import { createHash } from 'node:crypto';
import { calendar, type CreateReminderRequest } from '@nestwell/contracts/calendar/server';
import { aMember, type Member } from '../../testing/member';
import { PushService, subscribe } from '../testing/push-service';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { DuePushes } from './due-pushes';

let service: PushService;
let app: TestApp;
let ada: Member;

beforeAll(async () => {
  service = await PushService.start();
  app = await TestApp.start({ parts, env: { PUSH_SERVICES: service.origin } });
}, 60_000);
afterAll(async () => {
  await app.stop();
  service.stop();
});
beforeEach(async () => {
  service.forget();
  app.clock.set('2026-11-20T12:00:00Z');
  ada = await aMember(app);
});

const at = (path: string) => `${service.origin}/${path}`;

const remind = (dueDateTime: string, more: Partial<CreateReminderRequest> = {}) =>
  ada.call(calendar.createReminder, {
    body: { userId: ada.id, title: 'Secret scan', type: 'appointment', dueDateTime, ...more },
  });

/** Looks now and after each of the coming minutes; returns after which of them something was sent. */
async function minutesOfPushes(minutes: number): Promise<number[]> {
  const pushes: number[] = [];
  for (let minute = 0; minute <= minutes; minute += 1) {
    service.received = [];
    await app.get(DuePushes).announceDue(app.clock.now());
    pushes.push(...service.received.map(() => minute));
    app.clock.advance(60_000);
  }
  return pushes;
}

it('announces a reminder once when its notice begins, however many instances look', async () => {
  await subscribe(ada, at('one'));
  await subscribe(ada, at('one'));
  await remind('2026-11-20T12:20:00Z');
  const due = app.get(DuePushes);

  await due.announceDue(app.clock.now());
  expect(service.received).toEqual([]);
  app.clock.advance(6 * 60_000);
  const now = app.clock.now();
  await Promise.all([due.announceDue(now), due.announceDue(now), due.announceDue(now)]);

  expect(service.received).toHaveLength(1);
  expect(service.received[0]).toMatchObject({ path: '/one', encoding: 'aes128gcm' });
  expect(service.received[0]?.authorization).toMatch(/^vapid t=/);
});

it('stays quiet in her quiet hours, except for what is urgent', async () => {
  await subscribe(ada, at('quiet'));
  await ada.call(calendar.changeReminderSettings, {
    params: { userId: ada.id },
    body: { quietFrom: '11:00', quietUntil: '13:00' },
  });
  await remind('2026-11-20T12:16:30Z');
  await remind('2026-11-20T12:18:30Z', { priority: 'urgent' });

  expect(await minutesOfPushes(20)).toEqual([4]);
});

it.each(['paused', 'loss'])(
  'in the state %s announces nothing of babies, and all the rest',
  async (state) => {
    await subscribe(ada, at('quiet-about'));
    await remind('2026-11-20T12:16:30Z', { title: 'Left side', type: 'baby_feeding' });
    await remind('2026-11-20T12:18:30Z', { title: 'Anatomy scan' });
    await remind('2026-11-20T12:20:30Z', { title: 'Take iron', type: 'medication' });
    await ada.send(`/api/users/${ada.id}`, { method: 'PUT', json: { state } });

    expect(await minutesOfPushes(10)).toEqual([6]);
  },
);

it('announces the visits of a paused pregnancy that goes on, and no other reminder of it', async () => {
  ada = await aMember(app, { isPregnant: true, pregnancyWeek: 20 });
  await subscribe(ada, at('goes-on'));
  await remind('2026-11-20T12:16:30Z', { title: 'Left side', type: 'baby_feeding' });
  await remind('2026-11-20T12:18:30Z', { title: 'Anatomy scan', type: 'appointment' });
  await ada.send(`/api/users/${ada.id}`, { method: 'PUT', json: { state: 'paused' } });
  const json = { pregnancyFacts: { goesOn: true } };
  await ada.send(`/api/users/${ada.id}`, { method: 'PUT', json });

  expect(await minutesOfPushes(10)).toEqual([4]);
});

it('forgets a browser that is gone', async () => {
  await subscribe(ada, at('gone'));
  await remind('2026-11-20T12:16:30Z');
  await remind('2026-11-20T12:18:30Z');
  service.answer('/gone', 410);

  expect(await minutesOfPushes(5)).toEqual([2]);
  // Her browser learns from this list that it rings no more.
  const devices = await ada.call(calendar.listPushDevices, { params: { userId: ada.id } });
  expect(devices.body).toEqual([]);
});

it('announces one that is made within its lead when it is due', async () => {
  await subscribe(ada, at('soon'));
  await remind('2026-11-20T12:04:30Z');

  expect(await minutesOfPushes(20)).toEqual([5]);
});

it.each(['one', 'all'] as const)(
  'announces a series moved after its notice (%s) again, at the new time only',
  async (scope) => {
    await subscribe(ada, at(`moved-${scope}`));
    const { body } = await remind('2026-11-20T12:15:30Z', { recurring: 'daily' });
    expect(await minutesOfPushes(1)).toEqual([1]);

    await ada.call(calendar.updateReminder, {
      params: { reminderId: body.id },
      query: { scope },
      body: { userId: ada.id, dueDateTime: '2026-11-20T12:25:30Z' },
    });

    // Two minutes have passed.
    expect(await minutesOfPushes(40)).toEqual([9]);
  },
);

it('does not announce again what only got another title', async () => {
  await subscribe(ada, at('renamed'));
  const { body } = await remind('2026-11-20T12:15:30Z');
  expect(await minutesOfPushes(1)).toEqual([1]);

  const change = { userId: ada.id, title: 'Scan' };
  await ada.call(calendar.updateReminder, { params: { reminderId: body.id }, body: change });

  expect(await minutesOfPushes(30)).toEqual([]);
});

it('announces to nobody whose plan has ended', async () => {
  await subscribe(ada, at('ended'));
  await remind('2026-11-29T12:15:30Z');
  app.clock.set('2026-11-29T12:00:00Z');

  expect(await minutesOfPushes(20)).toEqual([]);
});

it('announces in a browser for whoever asked for it last', async () => {
  const endpoint = at('shared');
  await subscribe(ada, endpoint);
  const ben = await aMember(app);
  await subscribe(ben, endpoint);
  await remind('2026-11-20T12:15:30Z');

  const devicesOf = async (member: Member) =>
    (await member.call(calendar.listPushDevices, { params: { userId: member.id } })).body;
  expect(await minutesOfPushes(5)).toEqual([]);
  expect(await devicesOf(ada)).toEqual([]);
  expect(await devicesOf(ben)).toEqual([
    { id: expect.any(String) as string, endpointHash: createHash('sha256').update(endpoint).digest('hex') },
  ]);
});

it('is silent in a browser once she switched it off there', async () => {
  const { body } = await subscribe(ada, at('off'));
  await remind('2026-11-20T12:15:30Z');
  const params = { userId: ada.id, subscriptionId: body.id };

  expect((await ada.call(calendar.unsubscribePush, { params })).status).toBe(204);
  expect((await ada.call(calendar.unsubscribePush, { params })).status).toBe(404);
  expect(await minutesOfPushes(5)).toEqual([]);
});

it('never calls an address that is no push service', async () => {
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://169.254.169.254/',
  ]) {
    const answer = await subscribe(ada, endpoint);
    expect([answer.status, (answer.body as unknown as { field: string }).field]).toEqual([400, 'endpoint']);
  }
});
