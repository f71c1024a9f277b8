import { DAY } from '@nestwell/domain/moments';
import { session } from '@nestwell/contracts/kernel/server';
import { Config } from '../config/config';
import { onBothEngines } from '../database/testing/engines';
import { cups } from '../testing/cup-endpoints';
import { cupsParts, signedIn, type CupsVisitor } from '../testing/cups';
import { TestApp } from '../testing/test-app';
import { SessionRepository } from './session.repository';

const isIn = async (who: CupsVisitor) =>
  (await who.call(cups.last, { params: { userId: who.userId } })).status === 200;

onBothEngines((engine) => {
  let app: TestApp;
  let anna: CupsVisitor;
  beforeAll(async () => {
    const env = { SESSION_IDLE_DAYS: '3', SESSION_LONGEST_DAYS: '10' };
    app = await TestApp.start({ parts: cupsParts, databaseUrl: await engine.newUrl(), env });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T12:00:00Z');
    anna = await signedIn(app);
  });

  /** Uses her session every other day. */
  async function useFor(days: number) {
    for (let day = 0; day < days; day += 2) {
      app.clock.advance(2 * DAY);
      if (!(await isIn(anna))) return false;
    }
    return true;
  }

  it('a session ends after the days without use that the configuration says', async () => {
    app.clock.advance(2 * DAY);
    expect(await isIn(anna)).toBe(true);

    app.clock.advance(3 * DAY + 1);

    expect(await isIn(anna)).toBe(false);
  });

  it('one that is always used ends too, at the age that the configuration says', async () => {
    expect(await useFor(8)).toBe(true);

    expect(await useFor(2)).toBe(false);
  });

  it('one that has ended stands in no list', async () => {
    const later = Object.assign(app.visitor(), { userId: anna.userId });
    app.clock.advance(4 * DAY);
    await later.call(cups.signIn, { body: { id: anna.userId } });

    const list = await later.call(session.list, { params: { userId: anna.userId } });

    expect(list.body).toHaveLength(1);
  });

  it('a session whose rights change gets another token, and a copy of the old one opens nothing', async () => {
    const copy = Object.assign(app.visitor(), { userId: anna.userId, cookie: anna.cookie });

    expect(await anna.call(cups.renew, {})).toMatchObject({ status: 201 });

    expect([await isIn(copy), await isIn(anna)]).toEqual([false, true]);
  });

  it('of two that renew the same session at once, one is refused', async () => {
    const copy = Object.assign(app.visitor(), { userId: anna.userId, cookie: anna.cookie });

    const answers = await Promise.all([anna.call(cups.renew, {}), copy.call(cups.renew, {})]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401]);
  });

  it('a session that another call renewed in between is not renewed again', async () => {
    jest.spyOn(app.get(SessionRepository), 'change').mockResolvedValue(false);

    expect(await anna.call(cups.renew, {})).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('a shorter end holds at once for sessions that run already', async () => {
    const config = app.get(Config);
    const { sessions } = config;
    app.clock.advance(2 * DAY);

    Object.assign(config, { sessions: { idleDays: 1, longestDays: 10 } });

    expect(await isIn(anna)).toBe(false);
    Object.assign(config, { sessions });
  });
});
