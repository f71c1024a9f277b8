import { calendar, type CreateReminderRequest } from '@nestwell/contracts/calendar/server';
import { reminderLimits } from '@nestwell/domain/limits';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';
import { RemindersRepository } from './reminders.repository';
import { SeriesHorizon } from './series-horizon';
import { SeriesRepository } from './series.repository';

const DAY = 86_400_000;
/** What may be written or read of a calendar at most before others get their turn. */
const ROWS_PER_TURN = 250;
const LONG_AGO = new Date('1900-01-01T08:00:00Z');

let app: TestApp;
let ada: Member;
beforeAll(async () => {
  app = await TestApp.start({ parts });
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  ada = await aMember(app);
});

const create = (more: Partial<CreateReminderRequest> = {}) =>
  ada.call(calendar.createReminder, {
    body: { userId: ada.id, title: 'Iron', type: 'medication', dueDateTime: '2026-11-21T08:00:00Z', ...more },
  });
const kept = () => app.get(RemindersRepository).ofUser(ada.id).count();

/** As a daily reminder from long ago left her calendar before starts were looked at. */
async function fillLongAgo(rows: number): Promise<string> {
  const { body } = await create();
  const repository = app.get(RemindersRepository);
  const row = await repository.ofUser(ada.id).byId(body.id);
  if (row === null) throw new Error('not kept');
  const described = { ...row, recurring: 'daily' as const, seriesId: row.id };
  const { id: _, userId: __, ...series } = described;
  await repository.ofUser(ada.id).update({ id: row.id }, series);
  await app
    .get(SeriesRepository)
    .ofUser(ada.id)
    .insert({ ...series, id: row.id, firstDueAt: LONG_AGO, madeUntil: LONG_AGO });
  const dueAt = (day: number) => new Date(LONG_AGO.getTime() + day * DAY);
  await repository
    .ofUser(ada.id)
    .insertAll(
      Array.from({ length: rows }, (__, day) => ({ ...series, dueAt: dueAt(day), pushedAt: dueAt(day) })),
    );
  return row.id;
}

/** How often others had their turn while the work went on. */
async function turnsDuring(work: () => Promise<{ status: number }>): Promise<number> {
  let turns = 0;
  let going = true;
  const take = () => {
    turns += 1;
    if (going) setImmediate(take);
  };
  setImmediate(take);
  const { status } = await work();
  going = false;
  expect(status).toBeLessThan(300);
  return turns;
}

it.each(['1900-01-01T08:00:00Z', '2025-11-18T08:00:00Z'])(
  'refuses a start at %s and names the field',
  async (dueDateTime) => {
    const made = await create({ dueDateTime, recurring: 'daily' });
    const { body } = await create();
    const moved = await ada.call(calendar.updateReminder, {
      params: { reminderId: body.id },
      body: { userId: ada.id, dueDateTime },
    });

    for (const answer of [made, moved]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', field: 'dueDateTime' } });
    }
    expect(await kept()).toBe(1);
  },
);

it('keeps a daily reminder that began a year ago within two years of rows', async () => {
  expect((await create({ dueDateTime: '2025-11-20T12:00:00Z', recurring: 'daily' })).status).toBe(201);

  expect(await kept()).toBeLessThanOrEqual(733);
});

it('refuses one repeating reminder too many with a code of its own, and takes single ones', async () => {
  for (let made = 0; made < reminderLimits.series; made += 1) {
    expect((await create({ recurring: 'annual' })).status).toBe(201);
  }
  const { body: single } = await create();
  const tooMany = { status: 409, body: { code: 'too_many_reminders', field: 'recurring' } };

  expect(await create({ recurring: 'annual' })).toMatchObject(tooMany);
  const changed = {
    params: { reminderId: single.id },
    body: { userId: ada.id, recurring: 'daily' as const },
  };
  expect(await ada.call(calendar.updateReminder, changed)).toMatchObject(tooMany);
  expect(await kept()).toBe(reminderLimits.series * 2 + 1);
});

it('reads, extends and removes a calendar that grew too large in parts, with turns for others between', async () => {
  const rows = 3000;
  const id = await fillLongAgo(rows);
  const params = { userId: ada.id };
  const { body: settings } = await ada.call(calendar.rotateFeed, { params });

  const download = await turnsDuring(() => ada.call(calendar.downloadCalendar, { params }));
  const exported = await turnsDuring(() => ada.send(`/api/users/${ada.id}/export`));
  await app.get(SeriesHorizon).extendAll();
  expect(await kept()).toBeLessThanOrEqual(rows + 1 + 733);
  const feed = await app.visitor().send<string>(new URL(String(settings.feedUrl)).pathname);
  const removed = await turnsDuring(() =>
    ada.call(calendar.deleteReminder, {
      params: { reminderId: id },
      query: { userId: ada.id, scope: 'all' },
    }),
  );

  expect(feed.status).toBe(200);
  expect(await kept()).toBe(0);
  // Of a daily one the file reads moments alone, so that a part holds more of them.
  expect(download).toBeGreaterThan(rows / 1000);
  for (const turns of [exported, removed]) expect(turns).toBeGreaterThan(rows / ROWS_PER_TURN);
}, 60_000);
