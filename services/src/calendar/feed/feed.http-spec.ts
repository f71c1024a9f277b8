import { account } from '@nestwell/contracts/account/server';
import { calendar } from '@nestwell/contracts/calendar/server';
import ICAL from 'ical.js';
import { DueReminders } from '../reminders/due-reminders';
import { aMember, type Member } from '../../testing/member';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';

let app: TestApp;
let ada: Member;

beforeAll(async () => {
  app = await TestApp.start({ parts });
  app.clock.set('2026-11-20T12:00:00Z');
  ada = await aMember(app);
  await ada.call(calendar.createReminder, {
    body: {
      userId: ada.id,
      title: 'Midwife; bring notes, please',
      description: 'Line one\nLine two',
      type: 'appointment',
      dueDateTime: '2026-11-21T09:30:00Z',
    },
  });
}, 60_000);
afterAll(() => app.stop());

const params = () => ({ userId: ada.id });
const pathOf = (url: string | null) => new URL(String(url)).pathname;
const feedText = async (path: string) => {
  const answer = await app.visitor().send<string>(path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: String(answer.body) };
};

it('gives a private address that says nothing about her unless she wants it to', async () => {
  const { body } = await ada.call(calendar.rotateFeed, { params: params() });
  const neutral = await feedText(pathOf(body.feedUrl));
  await ada.call(calendar.changeReminderSettings, { params: params(), body: { showTitlesInFeed: true } });
  const named = await feedText(pathOf(body.feedUrl));

  expect(neutral).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
  expect(neutral.text).toContain('SUMMARY:Nestwell reminder');
  expect(neutral.text).not.toContain('Midwife');
  expect(named.text).toContain(String.raw`SUMMARY:Midwife\; bring notes\, please`);
});

it('stops an address that was replaced', async () => {
  const first = await ada.call(calendar.rotateFeed, { params: params() });
  const second = await ada.call(calendar.rotateFeed, { params: params() });

  expect((await feedText(pathOf(first.body.feedUrl))).status).toBe(404);
  expect((await feedText(pathOf(second.body.feedUrl))).status).toBe(200);
});

it('hands out a file that every line of a strict reader accepts', async () => {
  const answer = await ada.call(calendar.downloadCalendar, { params: params() });
  const text = String(answer.body);

  expect(answer.headers.get('content-disposition')).toContain('nestwell.ics');
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(text).toContain('DTSTART:20261121T093000Z');
  expect(text).toContain('TRIGGER:-PT15M');
  expect(text).not.toMatch(/[^\r]\n/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  for (const part of ['VCALENDAR', 'VEVENT', 'VALARM']) {
    expect(text.match(new RegExp(`BEGIN:${part}`, 'g'))).toEqual(
      text.match(new RegExp(`END:${part}`, 'g'))?.map((line) => line.replace('END', 'BEGIN')),
    );
  }

  const [event] = new ICAL.Component(ICAL.parse(text) as object[]).getAllSubcomponents('vevent');
  const { summary, startDate, description } = new ICAL.Event(event);
  expect([summary, description]).toEqual(['Midwife; bring notes, please', 'Line one\nLine two']);
  expect(startDate.toJSDate()).toEqual(new Date('2026-11-21T09:30:00Z'));
});

it('ends no reminder before it begins where clocks go back, and hands out no control characters', async () => {
  const eve = await aMember(app);
  eve.zone = 'Europe/Berlin';
  const dueDateTime = '2027-10-31T00:50:00Z';
  const body = {
    userId: eve.id,
    title: 'Left\u0007 side',
    description: 'One\u000bTwo',
    dueDateTime,
  } as const;
  await eve.call(calendar.createReminder, { body: { ...body, type: 'personal' } });
  const { body: text } = await eve.call(calendar.downloadCalendar, { params: { userId: eve.id } });

  expect(String(text)).toContain('DTSTART;TZID=Europe/Berlin:20271031T025000');
  expect(String(text)).not.toContain('DTEND');
  expect(String(text)).toContain('SUMMARY:Left side');
  expect(String(text)).not.toMatch(/(?![\r\n])\p{Cc}/u);
});

it('holds everything of hers in the file, and of the last month in the address', async () => {
  const eve = await aMember(app);
  for (const [title, dueDateTime] of [
    ['Long ago', '2026-01-05T10:00:00Z'],
    ['Lately', '2026-10-25T10:00:00Z'],
    ['Far ahead', '2028-05-05T10:00:00Z'],
  ] as const) {
    await eve.call(calendar.createReminder, {
      body: { userId: eve.id, title, type: 'personal', dueDateTime },
    });
  }
  const params = { userId: eve.id };
  const { body } = await eve.call(calendar.rotateFeed, { params });
  await eve.call(calendar.changeReminderSettings, { params, body: { showTitlesInFeed: true } });
  const titlesIn = (text: string) => Array.from(text.matchAll(/SUMMARY:(.+)\r/g), ([, title]) => title);

  expect(titlesIn(String((await eve.call(calendar.downloadCalendar, { params })).body))).toEqual([
    'Long ago',
    'Lately',
    'Far ahead',
  ]);
  expect(titlesIn((await feedText(pathOf(body.feedUrl))).text)).toEqual(['Lately', 'Far ahead']);
});

it('tells a calendar program that nothing changed without reading her reminders, and writes them anew once something did', async () => {
  const eve = await aMember(app);
  const params = { userId: eve.id };
  const make = () =>
    eve.call(calendar.createReminder, {
      body: { userId: eve.id, title: 'Iron', type: 'medication', dueDateTime: '2026-11-21T08:00:00Z' },
    });
  const first = await make();
  const { body } = await eve.call(calendar.rotateFeed, { params });
  const read = jest.spyOn(app.get(DueReminders), 'calendarOf');
  const poll = async (etag?: string) => {
    const headers: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag };
    const {
      status,
      headers: answered,
      body: text,
    } = await app.visitor().send<string | undefined>(pathOf(body.feedUrl), { headers });
    return { status, text, etag: String(answered.get('etag')), cache: answered.get('cache-control') };
  };

  const fresh = await poll();
  const known = await poll(fresh.etag);
  const unnamed = await poll();
  expect([fresh.status, known.status, known.text, fresh.cache]).toEqual([
    200,
    304,
    undefined,
    'private, no-cache',
  ]);
  expect([unnamed, read.mock.calls.length]).toEqual([fresh, 1]);

  await make();
  const more = await poll(fresh.etag);
  await eve.call(calendar.completeReminder, {
    params: { reminderId: first.body.id },
    body: { userId: eve.id, completed: true },
  });
  const done = await poll(more.etag);
  await eve.call(calendar.changeReminderSettings, { params, body: { showTitlesInFeed: true } });
  const named = await poll(done.etag);

  expect([more, done, named].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(more.text?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(done.text?.match(/BEGIN:VALARM/g)).toHaveLength(1);
  expect(named.text).toContain('SUMMARY:Iron');
});

it.each(['paused', 'loss'] as const)(
  'leaves out what is of a pregnancy or a baby from the moment she is quiet about them: %s',
  async (state) => {
    const eve = await aMember(app, { isPregnant: true, pregnancyWeek: 20 });
    const params = { userId: eve.id };
    for (const reminder of [
      { title: 'Iron', type: 'medication', recurring: 'daily' },
      { title: 'Left side', type: 'baby_feeding', recurring: 'daily' },
      { title: 'Anatomy scan', type: 'appointment' },
    ] as const)
      await eve.call(calendar.createReminder, {
        body: { userId: eve.id, ...reminder, dueDateTime: '2026-11-21T08:00:00Z' },
      });
    const { body } = await eve.call(calendar.rotateFeed, { params });
    await eve.call(calendar.changeReminderSettings, { params, body: { showTitlesInFeed: true } });
    const titles = (text: string) => Array.from(text.matchAll(/SUMMARY:(.+)\r/g), ([, title]) => title);
    const feed = async () => titles((await feedText(pathOf(body.feedUrl))).text);
    expect((await feed()).toSorted()).toEqual(['Anatomy scan', 'Iron', 'Left side']);

    await eve.call(account.updateUser, { params, body: { state } });

    expect(await feed()).toEqual(['Iron']);
    const file = await eve.call(calendar.downloadCalendar, { params });
    expect(titles(String(file.body))).toEqual(['Iron']);

    if (state === 'loss') return;
    await eve.call(account.updateUser, { params, body: { pregnancyFacts: { goesOn: true } } });
    expect((await feed()).toSorted()).toEqual(['Anatomy scan', 'Iron']);
  },
);
