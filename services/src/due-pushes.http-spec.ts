import { calendar } from '@nestwell/contracts/calendar/server';
import { care } from '@nestwell/contracts/care/server';
import { MINUTE } from '@nestwell/domain/moments';
import { parts } from './app';
import { DuePushes } from './calendar/push/due-pushes';
import { PushService, subscribe } from './calendar/testing/push-service';
import { NEW_YORK } from './calendar/testing/reminders-of';
import { onBothEngines } from './platform/database/testing/engines';
import { TestApp } from './platform/testing/test-app';
import { aMember, type Member } from './testing/member';

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
  beforeEach(async () => {
    service.forget();
    app.clock.set('2026-10-30T18:00:00Z');
    ada = await aMember(app);
    ada.zone = NEW_YORK;
    await subscribe(ada, `${service.origin}/ada`);
  });

  const params = () => ({ userId: ada.id });
  const add = (name: string) =>
    ada.call(care.addMedicine, {
      params: params(),
      body: { name, rhythm: 'daily', times: ['08:00'], reminds: true },
    });

  /** Goes through a time by the minute, as the job does; returns when something was pushed. */
  async function pushesBetween(from: string, until: string): Promise<string[]> {
    const pushes: string[] = [];
    for (let at = Date.parse(from); at <= Date.parse(until); at += MINUTE) {
      const now = new Date(at);
      app.clock.set(now.toISOString());
      service.received = [];
      await app.get(DuePushes).announceDue(now);
      pushes.push(...service.received.map(() => now.toISOString().slice(5, 16)));
    }
    return pushes;
  }

  it('pushes a medicine at its hour on her clock, before and after the clocks change', async () => {
    expect((await add('Progesterone')).status).toBe(201);

    // 1 November 2026: from four hours behind UTC to five.
    expect(await pushesBetween('2026-10-31T11:58:00Z', '2026-10-31T12:02:00Z')).toEqual(['10-31T12:00']);
    expect(await pushesBetween('2026-11-01T11:58:00Z', '2026-11-01T12:02:00Z')).toEqual([]);
    expect(await pushesBetween('2026-11-01T12:58:00Z', '2026-11-01T13:02:00Z')).toEqual(['11-01T13:00']);
  });

  it('pushes no dose that is answered already', async () => {
    const { body } = await add('Iron');
    app.clock.set('2026-10-31T11:50:00Z');
    await ada.call(care.answerDose, {
      params: { ...params(), medicineId: body.id },
      body: { date: '2026-10-31', time: '08:00', answer: 'taken' },
    });

    expect(await pushesBetween('2026-10-31T11:58:00Z', '2026-10-31T12:02:00Z')).toEqual([]);
  });

  it('pushes a reminder once when its notice begins, and nothing that is done', async () => {
    const due = { userId: ada.id, title: 'Scan', type: 'appointment', notificationMinutes: 15 } as const;
    const dueDateTime = '2026-10-31T14:15:00Z';
    await ada.call(calendar.createReminder, { body: { ...due, dueDateTime } });
    const { body } = await ada.call(calendar.createReminder, { body: { ...due, dueDateTime } });
    await ada.call(calendar.completeReminder, {
      params: { reminderId: body.id },
      body: { completed: true, userId: ada.id },
    });

    expect(await pushesBetween('2026-10-31T13:58:00Z', '2026-10-31T14:02:00Z')).toEqual(['10-31T14:00']);
  });
});
