import { session } from '@nestwell/contracts/kernel/server';
import { onBothEngines } from '../database/testing/engines';
import { cups } from '../testing/cup-endpoints';
import { cupsParts, signedIn, type CupsVisitor } from '../testing/cups';
import { TestApp } from '../testing/test-app';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

onBothEngines((engine) => {
  let app: TestApp;
  let here: CupsVisitor;
  let phone: CupsVisitor;
  let stranger: CupsVisitor;

  beforeAll(async () => {
    app = await TestApp.start({ parts: cupsParts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T12:00:00Z');
    here = await signedIn(app);
    stranger = await signedIn(app);
    phone = Object.assign(app.visitor(), { userId: here.userId });
    await phone.call(cups.signIn, { body: { id: here.userId } }, { 'user-agent': IPHONE });
  });

  const her = () => ({ userId: here.userId });
  const listOf = async (who: CupsVisitor) => (await who.call(session.list, { params: her() })).body;
  const isIn = async (who: CupsVisitor) =>
    (await who.call(cups.last, { params: { userId: who.userId } })).status === 200;
  const end = (who: CupsVisitor, sessionId: string) =>
    who.call(session.endOne, { params: { userId: who.userId, sessionId } });

  it('lists where she is signed in, this one first, and when it was last used', async () => {
    app.clock.advance(20 * 60_000);

    expect(await listOf(here)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        device: null,
        deviceKind: null,
        lastUsedAt: expect.stringMatching(/^2026-06-15T12:20/),
        startedAt: expect.stringMatching(/^2026-06-15T12:00/),
        isThisOne: true,
      },
      expect.objectContaining({
        device: 'Safari on iPhone',
        deviceKind: 'phone',
        lastUsedAt: expect.stringMatching(/^2026-06-15T12:00/),
        isThisOne: false,
      }),
    ]);
  });

  it('ends one and leaves the others', async () => {
    const [, other] = await listOf(here);

    expect(await end(here, other?.id ?? '')).toMatchObject({ status: 204 });

    expect(await isIn(phone)).toBe(false);
    expect(await isIn(here)).toBe(true);
    expect(await listOf(here)).toHaveLength(1);
    expect(await end(here, other?.id ?? '')).toMatchObject({ status: 404 });
  });

  it('ended by its own browser signs that one out', async () => {
    const [own] = await listOf(phone);

    expect(await end(phone, own?.id ?? '')).toMatchObject({ status: 204 });

    expect(phone.cookie).toBeUndefined();
    expect(await isIn(here)).toBe(true);
  });

  it('ends all others and stays here when she logs out everywhere', async () => {
    expect(await here.call(session.endOthers, { params: her() })).toMatchObject({ status: 204 });

    expect(await isIn(phone)).toBe(false);
    expect(await isIn(here)).toBe(true);
    expect(await isIn(stranger)).toBe(true);
  });

  it("shows nobody else's and ends nobody else's", async () => {
    const [own] = await listOf(here);

    expect(await stranger.call(session.list, { params: her() })).toMatchObject({ status: 403 });
    expect(await stranger.call(session.endOthers, { params: her() })).toMatchObject({ status: 403 });
    expect(await end(stranger, own?.id ?? '')).toMatchObject({ status: 404 });
    expect(await end(stranger, 'nonsense')).toMatchObject({ status: 400, body: { field: 'sessionId' } });
    expect(await app.visitor().call(session.list, { params: her() })).toMatchObject({ status: 401 });
    expect(await isIn(here)).toBe(true);
  });

  it('leaves out those that have run out', async () => {
    app.clock.advance(100 * 86_400_000);
    await isIn(here);
    app.clock.advance(100 * 86_400_000);

    expect(await listOf(here)).toHaveLength(1);
  });
});
