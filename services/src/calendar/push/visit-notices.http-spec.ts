import { calendar, type CreateReminderRequest } from '@nestwell/contracts/calendar/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { newId } from '../../platform/database/ids';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { PushService, subscribe } from '../testing/push-service';
import { createReminder } from '../testing/reminders-of';
import { RemindersRepository } from '../reminders/reminders.repository';
import { PushDevices } from './push-devices';
import { PushSender } from './push-sender';
import { VisitNotices } from './visit-notices';

const VISIT = '2026-11-22T10:30:00Z';

onBothEngines((engine) => {
  let service: PushService;
  let app: TestApp;
  let ada: Member;

  beforeAll(async () => {
    service = await PushService.start();
    const databaseUrl = await engine.newUrl();
    app = await TestApp.start({ parts, databaseUrl, env: { PUSH_SERVICES: service.origin } });
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
    await subscribe(ada, `${service.origin}/ada`);
  });

  const params = () => ({ userId: ada.id });
  const wish = (body: object = {}) =>
    ada.call(calendar.changeReminderSettings, { params: params(), body: { visitsDayBefore: true, ...body } });
  const visit = (more: Partial<CreateReminderRequest> = {}) =>
    createReminder(ada, { dueDateTime: VISIT, type: 'checkup', title: 'Midwife', ...more });
  /** Looks at a moment as the job does; returns how many pushes came. */
  async function pushesAt(moment: string): Promise<number> {
    app.clock.set(moment);
    service.received = [];
    await app.get(VisitNotices).announceAhead(app.clock.now());
    return service.received.length;
  }

  it('announces a visit once a day before, to whoever wants it', async () => {
    await wish();
    await visit();
    await visit({ type: 'appointment', dueDateTime: '2026-11-25T10:30:00Z' });
    await visit({ type: 'exercise' });

    expect(await pushesAt('2026-11-21T10:29:00Z')).toBe(0);
    expect(await pushesAt('2026-11-21T10:30:00Z')).toBe(1);
    expect(service.received[0]?.keptSeconds).toBe(6 * 60 * 60);
    expect(await pushesAt('2026-11-21T10:35:00Z')).toBe(0);
  });

  it('announces it once, however many instances look', async () => {
    await wish();
    await visit();
    app.clock.set('2026-11-21T10:30:00Z');
    const now = app.clock.now();
    const notices = app.get(VisitNotices);
    await Promise.all([notices.announceAhead(now), notices.announceAhead(now), notices.announceAhead(now)]);

    expect(service.received).toHaveLength(1);
  });

  it.each([
    ['who did not ask for it', () => Promise.resolve()],
    ['who asked for it no more', async () => void (await wish({ visitsDayBefore: false }))],
  ])('says nothing to her %s', async (_, asked) => {
    await asked();
    await visit();

    expect(await pushesAt('2026-11-21T10:30:00Z')).toBe(0);
  });

  it('waits for the end of her quiet hours, and gives up half a day before the visit', async () => {
    await wish({ quietFrom: '09:00', quietUntil: '12:00' });
    await visit();

    expect(await pushesAt('2026-11-21T10:30:00Z')).toBe(0);
    expect(await pushesAt('2026-11-21T12:00:00Z')).toBe(1);

    await wish({ quietFrom: '09:00', quietUntil: '23:00' });
    await visit();
    expect(await pushesAt('2026-11-21T22:00:00Z')).toBe(0);
    expect(await pushesAt('2026-11-21T23:00:00Z')).toBe(0);
  });

  it('says nothing of one that is done, was made within the day, or is over', async () => {
    await wish();
    const { id } = await visit();
    await ada.call(calendar.completeReminder, {
      params: { reminderId: id },
      body: { completed: true, userId: ada.id },
    });
    app.clock.set('2026-11-21T11:00:00Z');
    await visit();

    expect(await pushesAt('2026-11-21T11:00:00Z')).toBe(0);
    expect(await pushesAt('2026-11-23T11:00:00Z')).toBe(0);
  });

  it('says it again of a visit that is moved', async () => {
    await wish();
    const { id } = await visit();
    expect(await pushesAt('2026-11-21T10:30:00Z')).toBe(1);
    const body = { userId: ada.id, dueDateTime: '2026-11-24T10:30:00Z' };
    await ada.call(calendar.updateReminder, { params: { reminderId: id }, body });

    expect(await pushesAt('2026-11-23T10:30:00Z')).toBe(1);
  });

  it.each(['paused', 'loss'])('in the state %s says nothing of babies, and all the rest', async (state) => {
    await wish();
    await visit({ title: 'Baby check-up' });
    await visit({ title: 'Blood test', dueDateTime: '2026-11-22T10:31:00Z' });
    await ada.send(`/api/users/${ada.id}`, { method: 'PUT', json: { state } });

    expect(await pushesAt('2026-11-21T10:31:00Z')).toBe(1);
  });

  it('says nothing to her whose plan has ended', async () => {
    await wish();
    await visit({ dueDateTime: '2026-12-20T10:30:00Z' });

    expect(await pushesAt('2026-12-19T10:30:00Z')).toBe(0);
  });

  it.each([
    [false, { title: 'Nestwell', body: 'A reminder from Nestwell' }],
    [true, { title: 'Midwife', body: 'Sunday at 10:30' }],
  ])('tells what it is about only where she wants it: %s', async (showTitlesInPush, words) => {
    const send = jest.spyOn(app.get(PushSender), 'send');
    await wish({ showTitlesInPush });
    await visit();
    await pushesAt('2026-11-21T10:30:00Z');

    expect(send.mock.calls.map(([, { title, body }]) => ({ title, body }))).toEqual([words]);
  });

  it('announces all of more visits than are read at once, at the same minute', async () => {
    await wish();
    const { id } = await visit();
    const own = app.get(RemindersRepository).ofUser(ada.id);
    const [first] = await own.find({ id });
    await own.insertAll(Array.from({ length: 259 }, () => ({ ...first!, id: newId() })));

    const tell = jest.spyOn(app.get(PushDevices), 'tell').mockResolvedValue();
    await pushesAt('2026-11-21T10:30:00Z');

    expect(tell).toHaveBeenCalledTimes(260);
  }, 60_000);
});
