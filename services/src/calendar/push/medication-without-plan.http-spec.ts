import { calendar } from '@nestwell/contracts/calendar/server';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { PushService, subscribe } from '../testing/push-service';
import { createReminder } from '../testing/reminders-of';
import { DuePushes } from './due-pushes';
import { PushSender } from './push-sender';

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
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  service.forget();
  app.clock.set('2026-11-20T12:00:00Z');
  ada = await aMember(app);
});

const DUE = '2026-11-29T12:00:00Z';
const endHerTrial = () => app.clock.set(DUE);
const medication = () =>
  createReminder(ada, { dueDateTime: DUE, notificationMinutes: 0, recurring: 'daily' });
const visit = () => createReminder(ada, { dueDateTime: DUE, notificationMinutes: 0, type: 'checkup' });
const announce = () => app.get(DuePushes).announceDue(app.clock.now());
const params = () => ({ userId: ada.id });
const listed = () =>
  ada.call(calendar.listMedication, {
    params: params(),
    query: { startDate: '2026-11-29T00:00:00Z', endDate: '2026-11-30T23:59:59Z' },
  });

it('announces medication and nothing else to whom the calendar is closed', async () => {
  await subscribe(ada, `${service.origin}/ada`);
  await visit();
  endHerTrial();
  await announce();
  expect(service.received).toEqual([]);

  app.clock.set('2026-11-20T12:00:00Z');
  await medication();
  endHerTrial();
  await announce();

  expect(service.received.map(({ path }) => path)).toEqual(['/ada']);
});

it.each([
  ['2026-11-21T12:00:00Z', '/calendar'],
  [DUE, '/calendar?show=medication'],
])('leads from a notice of %s to %s, where she is let in', async (dueDateTime, url) => {
  const send = jest.spyOn(app.get(PushSender), 'send');
  await subscribe(ada, `${service.origin}/ada`);
  const { id } = await createReminder(ada, { dueDateTime, notificationMinutes: 0 });
  app.clock.set(dueDateTime);
  await announce();

  expect(send.mock.calls.map(([, message]) => message)).toEqual([
    {
      title: 'Nestwell',
      body: 'A reminder from Nestwell',
      url,
      key: `${id} ${new Date(dueDateTime).toISOString()} due`,
      keptSeconds: 7200,
    },
  ]);
});

it('rings medication in her quiet hours too: she chose its hour herself', async () => {
  await subscribe(ada, `${service.origin}/night`);
  const quiet = { quietFrom: '11:00', quietUntil: '13:00' };
  await ada.call(calendar.changeReminderSettings, { params: params(), body: quiet });
  const dueDateTime = '2026-11-21T12:00:00Z';
  await createReminder(ada, { dueDateTime, notificationMinutes: 0, type: 'checkup' });
  await createReminder(ada, { dueDateTime, notificationMinutes: 0 });
  app.clock.set(dueDateTime);
  await announce();

  expect(service.received).toHaveLength(1);
});

it('lists medication alone, also when the list of all is refused', async () => {
  await visit();
  const { id } = await medication();
  endHerTrial();

  expect((await listed()).body.map(({ dueDateTime, type }) => [dueDateTime, type])).toEqual([
    ['2026-11-29T12:00:00.000Z', 'medication'],
    ['2026-11-30T12:00:00.000Z', 'medication'],
  ]);
  expect((await listed()).body[0]).toMatchObject({ id });
  expect((await ada.call(calendar.listReminders, { params: params() })).status).toBe(402);
});

it('lets her tick and stop what rings, and nothing else', async () => {
  const checkup = await visit();
  const { id: reminderId } = await medication();
  endHerTrial();
  const completeIt = (id: string) =>
    ada.call(calendar.completeReminder, {
      params: { reminderId: id },
      body: { completed: true, userId: ada.id },
    });
  const removeIt = (id: string) =>
    ada.call(calendar.deleteReminder, { params: { reminderId: id }, query: { scope: 'all' } });

  expect([(await completeIt(checkup.id)).status, (await removeIt(checkup.id)).status]).toEqual([402, 402]);
  expect(await completeIt(reminderId)).toMatchObject({ status: 200, body: { completed: true } });
  expect((await removeIt(reminderId)).status).toBe(204);
  expect((await listed()).body).toEqual([]);
});

it('lets a new device of hers ask for announcements, and her quiet hours be changed', async () => {
  endHerTrial();

  const { body } = await subscribe(ada, `${service.origin}/new`);
  const quiet = { quietFrom: '22:00', quietUntil: '06:00' };
  expect(await ada.call(calendar.changeReminderSettings, { params: params(), body: quiet })).toMatchObject({
    status: 200,
    body: quiet,
  });
  expect((await ada.call(calendar.listPushDevices, { params: params() })).body).toHaveLength(1);
  const off = { ...params(), subscriptionId: body.id };
  expect((await ada.call(calendar.unsubscribePush, { params: off })).status).toBe(204);
});

it('without a plan lists her appointments and check-ups, and no other reminder', async () => {
  await medication();
  await visit();
  await createReminder(ada, { dueDateTime: DUE, type: 'appointment', title: 'Midwife' });
  await createReminder(ada, { dueDateTime: DUE, type: 'personal', title: 'Swim' });
  endHerTrial();
  const query = { startDate: '2026-11-29T00:00:00Z', endDate: '2026-11-29T23:59:59Z' };
  const answer = await ada.call(calendar.listVisits, { params: params(), query });
  const before = { startDate: '2026-11-27T00:00:00Z', endDate: '2026-11-28T23:59:59Z' };

  expect(answer.status).toBe(200);
  expect(answer.body.map(({ type }) => type).toSorted()).toEqual(['appointment', 'checkup']);
  expect((await ada.call(calendar.listVisits, { params: params(), query: before })).body).toEqual([]);
});

it.each([
  ['a visitor', 401],
  ['another member', 403],
] as const)('shows medication to no one else: %s', async (caller, status) => {
  await medication();
  const visitor = caller === 'a visitor' ? app.visitor() : await aMember(app);

  expect((await visitor.call(calendar.listMedication, { params: params() })).status).toBe(status);
});
