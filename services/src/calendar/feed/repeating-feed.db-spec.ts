import { calendar, type CreateReminderRequest, type Reminder } from '@nestwell/contracts/calendar/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { readStrictly } from '../testing/strict-reader';

onBothEngines((engine) => {
  let app: TestApp;
  let eve: Member;
  let path: string;

  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    app.clock.set('2026-11-20T12:00:00Z');
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    eve = await aMember(app);
    const params = { userId: eve.id };
    path = new URL(String((await eve.call(calendar.rotateFeed, { params })).body.feedUrl)).pathname;
    await eve.call(calendar.changeReminderSettings, { params, body: { showTitlesInFeed: true } });
  });

  const make = async (more: Partial<CreateReminderRequest>) => {
    const body = { userId: eve.id, title: 'Iron', type: 'medication', ...more } as CreateReminderRequest;
    return (await eve.call(calendar.createReminder, { body })).body;
  };
  const all = async () =>
    (await eve.call(calendar.listReminders, { params: { userId: eve.id }, query: { limit: 1000 } })).body;
  const feed = async () => String((await app.visitor().send<string>(path)).body);
  /** What she sees in Nestwell, as a reader of her feed should see it. */
  const hers = async () =>
    (await all())
      .map(({ title, dueDateTime }) => ({ title, dueDateTime }))
      .sort(
        (one, other) =>
          one.dueDateTime.localeCompare(other.dueDateTime) || one.title.localeCompare(other.title),
      )
      .map(({ title, dueDateTime }) => `${title} at ${dueDateTime}`);
  const change = (reminderId: string, body: object) =>
    eve.call(calendar.updateReminder, { params: { reminderId }, body: { userId: eve.id, ...body } });
  const dueOn = (reminders: readonly Reminder[], day: string) =>
    reminders.find(({ dueDateTime }) => dueDateTime.startsWith(day))?.id ?? '';

  it.each([
    ['America/New_York', '2026-10-30T12:00:00.000Z', '20261030T080000'],
    ['Europe/Dublin', '2026-10-23T07:00:00.000Z', '20261023T080000'],
    ['Australia/Lord_Howe', '2026-11-19T21:00:00.000Z', '20261120T080000'],
    ['America/New_York', '2026-11-01T06:30:00.000Z', '20261101T013000'],
    ['America/New_York', '2026-10-30T06:30:00.000Z', '20261030T023000'],
  ])(
    'writes a daily one of %s from %s as one event of %s with the same moments',
    async (zone, dueDateTime, start) => {
      eve.zone = zone;
      await make({ recurring: 'daily', dueDateTime });
      const text = await feed();

      expect(text).toContain(`DTSTART;TZID=${zone}:${start}`);
      expect(text).toContain(`X-WR-TIMEZONE:${zone}`);
      expect(text).not.toMatch(/DTSTAMP:\d{8}T\d{6}\r/);
      expect(text.length).toBeLessThan(3000);
      expect(readStrictly(text)).toEqual(await hers());
    },
  );

  it('keeps to what was moved, renamed, deleted and done of a daily one, and to months and weeks', async () => {
    eve.zone = 'America/New_York';
    await make({ recurring: 'daily', dueDateTime: '2026-11-01T12:00:00.000Z' });
    await make({ title: 'Yoga', recurring: 'weekly', dueDateTime: '2026-11-02T22:30:00.000Z' });
    await make({ title: 'Rent', recurring: 'monthly', dueDateTime: '2026-10-31T12:00:00.000Z' });
    const made = (await all()).filter(({ title }) => title === 'Iron');
    await change(dueOn(made, '2026-11-22'), { dueDateTime: '2026-11-22T15:00:00.000Z', scope: 'one' });
    await change(dueOn(made, '2026-11-25'), { dueDateTime: '2026-11-26T13:00:00.000Z', scope: 'one' });
    await change(dueOn(made, '2026-12-01'), { title: 'iron', scope: 'one' });
    const params = { reminderId: dueOn(made, '2026-12-24') };
    await eve.call(calendar.deleteReminder, { params, query: { scope: 'one' } });
    await eve.call(calendar.completeReminder, {
      params: { reminderId: dueOn(made, '2026-11-30') },
      body: { userId: eve.id, completed: true },
    });
    const text = await feed();

    expect(readStrictly(text)).toEqual(await hers());
    expect(text.match(/RRULE:/g)).toHaveLength(2);
    // Silent: the one that is done before it is due.
    expect(
      text
        .split('BEGIN:VEVENT')
        .slice(1)
        .filter((event) => !event.includes('VALARM')),
    ).toHaveLength(1);
  });

  it('answers thirty daily ones in a few lines each', async () => {
    for (let count = 0; count < 30; count += 1)
      await make({ recurring: 'daily', dueDateTime: '2026-11-01T12:00:00.000Z' });
    const text = await feed();

    expect(text.match(/RRULE:/g)).toHaveLength(30);
    expect(text.length).toBeLessThan(30_000);
  });

  it('writes each by the zone it was made in', async () => {
    eve.zone = 'Australia/Sydney';
    await make({ title: 'Far', recurring: 'daily', dueDateTime: '2026-11-19T21:00:00.000Z' });
    eve.zone = 'America/New_York';
    await make({ title: 'Near', recurring: 'daily', dueDateTime: '2026-11-20T13:00:00.000Z' });
    const text = await feed();

    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
    expect(readStrictly(text)).toEqual(await hers());
  });
});
