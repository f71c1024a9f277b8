import { calendar } from '@nestwell/contracts/calendar/server';
import { HOUR } from '@nestwell/domain/moments';
import { Database } from '../../platform/database/database';
import { onBothEngines } from '../../platform/database/testing/engines';
import { aMember, type Member } from '../../testing/member';
import { plansOf } from '../../platform/database/testing/query-plan';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { DuePushes } from '../push/due-pushes';
import { RemindersRepository } from './reminders.repository';

const START = Date.parse('2026-11-01T10:00:00Z');

onBothEngines((engine) => {
  let app: TestApp;
  let ada: Member;

  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    app.clock.set('2026-10-31T12:00:00Z');
    ada = await aMember(app);
    for (let index = 0; index < 120; index += 1) {
      // Two at a time, so that a page may end between equal moments.
      const dueDateTime = new Date(START + Math.floor(index / 2) * HOUR).toISOString();
      await ada.call(calendar.createReminder, {
        body: { userId: ada.id, title: `No. ${index}`, type: 'personal', dueDateTime },
      });
    }
  }, 60_000);
  afterAll(() => app.stop());

  const list = (query: object) => ada.call(calendar.listReminders, { params: { userId: ada.id }, query });

  it('answers fifty by due time, and the rest page by page', async () => {
    const seen: string[] = [];
    let query: Record<string, string> = {};
    const sizes: number[] = [];
    for (;;) {
      const { body, headers } = await list(query);
      seen.push(...body.map(({ title }) => title));
      sizes.push(body.length);
      const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      if (!next) break;
      query = Object.fromEntries(new URL(next, 'http://nestwell.test').searchParams);
    }

    expect(sizes).toEqual([50, 50, 20]);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `No. ${index}`));
  });

  it('stays inside its range on every page', async () => {
    const range = { startDate: new Date(START).toISOString(), endDate: new Date(START + HOUR).toISOString() };
    const first = await list({ ...range, limit: 3 });
    const next = /before=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await list({ ...range, limit: 3, before: next });

    expect([...first.body, ...second.body].map(({ title }) => title)).toEqual([
      'No. 0',
      'No. 1',
      'No. 2',
      'No. 3',
    ]);
    expect(second.headers.get('link')).toBeNull();
  });

  it('walks an index to the days of a view and to the notices that have begun', async () => {
    const database = app.get(Database);
    const view = { from: new Date(START), to: new Date(START + 5 * HOUR), limit: 1000 };

    expect(await plansOf(database, () => app.get(RemindersRepository).within(ada.id, view))).toEqual([
      'range',
    ]);
    const [unpushed] = await plansOf(database, () => app.get(DuePushes).announceDue(new Date(START - HOUR)));
    expect(unpushed).toBe('range');
  });
});
