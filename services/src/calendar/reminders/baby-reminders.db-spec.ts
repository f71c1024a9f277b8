import { calendar, type CreateReminderRequest } from '@nestwell/contracts/calendar/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { createReminder, remindersBetween } from '../testing/reminders-of';
import { BabyRemindersService } from './baby-reminders.service';
import { DueReminders } from './due-reminders';
import { RemindersRepository } from './reminders.repository';
import { SeriesHorizon } from './series-horizon';

onBothEngines((engine) => {
  let app: TestApp;
  let hana: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-10-20T12:00:00Z');
    hana = await aMember(app, { isPregnant: true, pregnancyWeek: 20 });
    await create({ title: 'Take iron' });
    await create({ title: 'Left side', type: 'baby_feeding', recurring: 'daily' });
    await create({ title: 'Anatomy scan', type: 'appointment' });
    await create({ title: 'Scale', type: 'baby_weight_check', dueDateTime: '2026-10-19T12:00:00.000Z' });
  });

  const params = () => ({ params: { userId: hana.id } });
  const create = (more: Partial<CreateReminderRequest>) => createReminder(hana, more);
  const counted = async () => (await hana.call(calendar.countBabyReminders, params())).body;
  const put = async (putAway: boolean) =>
    (await hana.call(calendar.putBabyRemindersAway, { ...params(), body: { putAway } })).body;
  const within = (from: string, until: string) => remindersBetween(hana, from, until);
  const titles = async () =>
    new Set((await within('2026-10-01T00:00:00Z', '2026-11-15T00:00:00Z')).map(({ title }) => title));
  const download = async () => (await hana.send<string>(`/api/users/${hana.id}/calendar.ics`)).body;

  it('counts what is still to come, a repeating one once', async () => {
    expect(await counted()).toEqual({ coming: 2, putAway: 0 });
  });

  it('takes them out of the list and the calendar elsewhere, and brings them all back', async () => {
    const before = await titles();
    expect(before.size).toBe(4);
    expect(String(await download())).toMatch(/Left side/);

    expect(await put(true)).toEqual({ coming: 0, putAway: 2 });
    expect(await titles()).toEqual(new Set(['Take iron']));
    expect(String(await download())).not.toMatch(/Left side|Anatomy|Scale/);

    expect(await put(false)).toEqual({ coming: 2, putAway: 0 });
    expect(await titles()).toEqual(before);
  });

  it('leaves visits where they are while a paused pregnancy goes on, and brings back those put away before', async () => {
    await put(true);
    const change = (body: object) => hana.send(`/api/users/${hana.id}`, { method: 'PUT', json: body });
    await change({ state: 'paused' });
    await change({ pregnancyFacts: { goesOn: true } });
    expect(await titles()).toEqual(new Set(['Take iron']));

    expect(await put(false)).toEqual({ coming: 1, putAway: 0 });
    expect(await put(true)).toEqual({ coming: 0, putAway: 1 });
    expect(await titles()).toEqual(new Set(['Take iron', 'Anatomy scan']));
  });

  it('announces none of them while they are away', async () => {
    await put(true);

    const announced: string[] = [];
    const due = app
      .get(DueReminders)
      .announcedOnce(new Date('2026-10-20T12:00:00Z'), new Date('2026-10-31T00:00:00Z'));
    for await (const { title, userId } of due) if (userId === hana.id) announced.push(title);

    expect(announced).toEqual(['Take iron']);
  });

  it('makes what repeats further out of her sight too', async () => {
    await put(true);
    app.clock.set('2027-02-20T12:00:00Z');

    await app.get(SeriesHorizon).extendAll();

    const reminders = app.get(RemindersRepository);
    const range = { from: new Date('2027-11-01T00:00:00Z'), to: new Date('2028-01-30T00:00:00Z'), limit: 50 };
    expect((await reminders.within(hana.id, range)).rows).toEqual([]);
    await app.get(BabyRemindersService).putAway(hana.id, false);
    expect((await reminders.within(hana.id, range)).rows).not.toEqual([]);
  });

  it('touches nobody else', async () => {
    const leila = await aMember(app);
    await createReminder(leila, { title: 'Swimming with the baby', type: 'personal' });
    await put(true);

    const hers = await leila.call(calendar.countBabyReminders, { params: { userId: leila.id } });
    expect(hers.body).toEqual({ coming: 1, putAway: 0 });
    expect(await leila.send(`/api/users/${hana.id}/baby-reminders`)).toMatchObject({ status: 403 });
  });
});
