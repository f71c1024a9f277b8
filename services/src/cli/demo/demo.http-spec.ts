import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { account } from '@nestwell/contracts/account/server';
import { calendar } from '@nestwell/contracts/calendar/server';
import { community } from '@nestwell/contracts/community/server';
import { care } from '@nestwell/contracts/care/server';
import { fitness } from '@nestwell/contracts/fitness/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { addDays } from '@nestwell/domain/calendar-days';
import { parts } from '../../app';
import { createApplication } from '../../platform/application';
import { readConfig } from '../../platform/config/read-config';
import { localDateOf } from '../../platform/time/zoned';
import { Visitor } from '../../testing/visitor';
import { makeDemo } from './make-demo';

const zone = 'Europe/Vienna';
let home: string;
let folder: string;
let site: NestFastifyApplication;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'nestwell-demo-'));
  folder = join(home, 'demo');
  await makeDemo(folder, { zone });
  site = await createApplication(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), parts);
  await site.listen(0, '127.0.0.1');
  // Thousands of calls, on a machine that may be busy.
}, 120_000);
afterAll(async () => {
  await site.close();
  await rm(home, { recursive: true, force: true });
});

it.each([
  ['maya', 'postpartum'],
  ['nora', 'pregnant'],
  ['ines', 'loss'],
])('has a year of %s, who signs in by her address alone, in the state %s', async (name, state) => {
  const her = new Visitor(await site.getUrl());
  her.zone = zone;
  const { body: user } = await her.call(account.findUserByEmail, { query: { email: `${name}@example.com` } });
  her.userId = user.id;
  const params = { userId: user.id };
  const endDate = localDateOf(new Date(), zone);
  const startDate = addDays(endDate, -365);
  const query = { limit: 50 };

  const { body: days } = await her.call(nutrition.listDiaryDays, { params, query: { startDate, endDate } });
  const lists = [
    await her.call(fitness.listTracking, { params, query }),
    await her.call(fitness.listWorkouts, { params, query }),
    await her.call(nutrition.listMealPlans, { params, query }),
    await her.call(calendar.listReminders, { params, query: { startDate: new Date().toISOString() } }),
    await her.call(account.listNotifications, { params, query: {} }),
  ];

  expect(user.state).toBe(state);
  expect(new Set(days.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThan(11);
  expect(lists.map(({ body }) => body.length)).toEqual([50, 50, 1, expect.any(Number), expect.any(Number)]);
  expect(lists.filter(({ body }) => body.length === 0)).toEqual([]);
});

it('has a quiet room for who lost a pregnancy, where others after a loss write', async () => {
  const ines = new Visitor(await site.getUrl());
  ines.zone = zone;
  const { body: user } = await ines.call(account.findUserByEmail, { query: { email: 'ines@example.com' } });
  ines.userId = user.id;

  const quiet = await ines.call(community.listPosts, { query: {} });
  const everything = await ines.call(community.listPosts, { query: { show: 'everything' } });

  expect(quiet.body.map((post) => [post.user.name, post.commentCount])).toEqual([
    ['Elena', 1],
    ['Rosa', 2],
  ]);
  expect(everything.body.length).toBeGreaterThan(6);
});

it.each([
  ['maya', ['breast', 'nappy', 'sleep'], 1],
  ['nora', [], 3],
])('has what %s noted in Care lately', async (name, kinds, questions) => {
  const her = new Visitor(await site.getUrl());
  her.zone = zone;
  const { body: user } = await her.call(account.findUserByEmail, { query: { email: `${name}@example.com` } });
  her.userId = user.id;
  const params = { userId: user.id };
  const startDate = new Date(Date.now() - 15 * 86_400_000).toISOString();

  const { body: notes } = await her.call(care.listBabyLog, { params, query: { startDate, limit: 200 } });

  expect([...new Set(notes.map(({ kind }) => kind))].sort()).toEqual(kinds);
  expect(notes.filter(({ endedAt, kind }) => endedAt === null && kind !== 'nappy')).toEqual([]);
  expect((await her.call(care.listQuestions, { params })).body).toHaveLength(questions);
  expect((await her.call(care.listMedicines, { params })).body).toHaveLength(1);
});

it('is never made over data that stand', async () => {
  const file = join(folder, 'nestwell.sqlite');
  const before = await stat(file);

  const isNew = await makeDemo(folder, { zone });

  expect(isNew).toBe(false);
  expect(await stat(file)).toEqual(before);
});

it('says what to do where the machine’s time zone has a name that nobody knows', async () => {
  const making = makeDemo(join(home, 'nowhere'), { zone: 'Etc/Unknown' });

  await expect(making).rejects.toThrow('“Etc/Unknown”, which nobody knows: set TZ');
});

it('is refused on a database server', async () => {
  const databaseUrl = 'mysql://nestwell@localhost/nestwell';

  const making = makeDemo(join(home, 'other'), { databaseUrl, zone });

  await expect(making).rejects.toThrow('start it without DATABASE_URL');
});
