import { setTimeout as sleep } from 'node:timers/promises';
import { community } from '@nestwell/contracts/community/server';
import { inStep, session } from '@nestwell/contracts/kernel/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { NotificationService } from '../../account';
import { parts } from '../../app';
import { aMember, type Member } from '../../testing/member';
import { Visitor } from '../../testing/visitor';
import { Database } from '../database/database';
import { PersonalData } from '../personal-data';
import { onBothEngines } from '../database/testing/engines';
import { TestApp } from '../testing/test-app';
import { Listener } from './testing/listener';

/** What two screens may differ for. */
const SOON = 2000;

onBothEngines((engine) => {
  let app: TestApp;
  let other: TestApp;
  let anna: Member;
  const listeners: Listener[] = [];
  beforeAll(async () => {
    const databaseUrl = await engine.newUrl();
    app = await TestApp.start({ parts, databaseUrl, env: { MOST_STREAMS: '20' } });
    other = await TestApp.start({ parts, databaseUrl, env: { DATA_DIR: app.dataDir } });
  }, 60_000);
  beforeEach(async () => {
    anna = await aNewcomer();
  });
  afterEach(() => listeners.splice(0).forEach((one) => one.stop()));
  afterAll(async () => {
    await other.stop();
    await app.stop();
  });

  /** She was told that she is welcome before anything is listened to. */
  async function aNewcomer(): Promise<Member> {
    const member = await aMember(app);
    await sleep(700);
    return member;
  }
  const listen = async (who: Visitor, at = app, query = '') => {
    const listener = await Listener.open({ ...who, url: at.url }, query);
    listeners.push(listener);
    return listener;
  };
  const logMeal = (who: Visitor, headers = {}) => {
    const body = { name: 'Dal', calories: 300, mealType: 'lunch' as const };
    return who.call(nutrition.logMealOfUser, { params: { userId: anna.id }, body }, headers);
  };
  async function until(is: () => boolean): Promise<void> {
    for (const end = Date.now() + SOON; !is() && Date.now() < end;) await sleep(20);
  }
  const areasTo = (listener: Listener) => listener.news().flatMap(({ areas }) => areas);

  it('tells every browser of hers which kind of data changed, through any instance, and nobody else', async () => {
    const berta = await aNewcomer();
    const [here, there, hers] = [await listen(anna), await listen(anna, other), await listen(berta)];

    await logMeal(anna, { 'x-tab': 'tab0000001' });
    await until(() => here.news().length > 0 && there.news().length > 0);

    expect(here.news()).toEqual([{ areas: ['meals'], tab: 'tab0000001' }]);
    expect(there.news()).toEqual([{ areas: ['meals'], tab: 'tab0000001' }]);
    expect(hers.news()).toEqual([]);
    expect(here.response.headers['cache-control']).toBe('no-store');
    expect(here.response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(here.response.headers['content-encoding']).toBeUndefined();
  });

  it('tells everybody of a post, and her of what is behind the bell', async () => {
    const berta = await aNewcomer();
    const [annas, bertas] = [await listen(anna, other), await listen(berta, other)];

    const body = { userId: anna.id, content: 'Hello', category: 'support' as const };
    await anna.call(community.createPost, { body });
    await app.get(NotificationService).notify(anna.id, { type: 'personal', title: 'Hi', message: 'You' });
    await until(() => areasTo(annas).length > 1 && areasTo(bertas).length > 0);

    expect(areasTo(annas).sort()).toEqual(['notifications', 'posts']);
    expect(areasTo(bertas)).toEqual(['posts']);
  });

  it('says nothing of what was undone', async () => {
    const annas = await listen(anna);
    const database = app.get(Database);
    const notices = app.get(NotificationService);
    const failing = database.run(async () => {
      await notices.notify(anna.id, { type: 'personal', title: 'Never', message: 'Kept' });
      throw new Error('undone');
    });

    await expect(failing).rejects.toThrow('undone');
    await logMeal(anna);
    await until(() => annas.news().length > 0);

    expect(areasTo(annas)).toEqual(['meals']);
  });

  it('tells who comes back what she missed, and ends there without a browser that listens', async () => {
    await logMeal(anna);
    await sleep(300);
    const back = await listen(anna, other, '?missed=60000');
    await until(() => back.news().length > 0);
    expect(areasTo(back)).toContain('meals');

    const { status } = await anna.send('/api/platform/events?missed=60000');
    expect(status).toBe(200);
  });

  it('ends with the session, on whichever instance it was ended', async () => {
    const annas = await listen(anna, other);

    await anna.call(session.end, {});
    await annas.closed;

    expect(annas.events.at(-1)?.event).toBe('end');
    expect((await anna.call(inStep.events, {})).status).toBe(401);
  });

  it('keeps nothing of what was told of her once she is erased', async () => {
    await logMeal(anna);
    await app.get(PersonalData).erase(anna.id);

    const rows = await app.get(Database).source.getRepository('changes').findBy({ userId: anna.id });
    expect(rows).toEqual([]);
  });

  it('lets the one that listened longest go where she has too many, and refuses where all have', async () => {
    const first = await listen(anna);
    for (let more = 0; more < 12; more += 1) await listen(anna);
    await first.closed;
    expect(first.response.statusCode).toBe(200);

    const berta = await aNewcomer();
    for (let more = 0; more < 8; more += 1) await listen(berta);
    expect((await listen(berta)).response.statusCode).toBe(503);
  });
});
