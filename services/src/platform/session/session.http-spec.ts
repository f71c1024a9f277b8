import { cups } from '../testing/cup-endpoints';
import { cupsParts, signedIn, type CupsVisitor } from '../testing/cups';
import { TestApp } from '../testing/test-app';

let app: TestApp;
let anna: CupsVisitor;
let berta: CupsVisitor;

beforeAll(async () => {
  app = await TestApp.start({ parts: cupsParts });
});
afterAll(() => app.stop());
beforeEach(async () => {
  anna = await signedIn(app);
  berta = await signedIn(app);
});

const own = () => `/api/users/${anna.userId}/cups`;

it('a header alone proves nothing', async () => {
  const stranger = app.visitor();
  stranger.userId = anna.userId;

  expect(await stranger.send(own())).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});

it("another one's header is refused", async () => {
  expect(
    await berta.send(`/api/users/${berta.userId}/cups`, { headers: { 'x-user-id': anna.userId } }),
  ).toMatchObject({
    status: 403,
  });
});

it("another one's path is refused", async () => {
  expect(await berta.send(own())).toMatchObject({ status: 403 });
});

it("another one's id in the body is refused", async () => {
  const answer = await berta.send(`/api/users/${berta.userId}/cups`, {
    method: 'POST',
    json: { userId: anna.userId, name: 'Tea', size: 1 },
  });

  expect(answer).toMatchObject({ status: 403 });
});

it("another one's id in the query is refused", async () => {
  expect(await berta.send(`/api/users/${berta.userId}/cups?userId=${anna.userId}`)).toMatchObject({
    status: 403,
  });
});

it('a forged cookie is none', async () => {
  anna.cookie = `${anna.cookie?.slice(0, -4)}AAAA`;

  expect(await anna.send(own())).toMatchObject({ status: 401 });
});

it('signing in again makes a new session and ends the old one', async () => {
  const old = app.visitor();
  old.cookie = anna.cookie;
  await anna.call(cups.signIn, { body: { id: anna.userId } });

  expect(await old.send(own())).toMatchObject({ status: 401 });
  expect(await anna.send(own())).toMatchObject({ status: 200 });
});

it('a cookie is worth nothing after logging out', async () => {
  const copy = app.visitor();
  copy.cookie = anna.cookie;

  expect(await anna.send('/api/session', { method: 'DELETE' })).toMatchObject({ status: 204 });
  expect(await copy.send(own())).toMatchObject({ status: 401 });
});

it('a member is not of the team', async () => {
  expect(await anna.send('/api/sample/admin')).toMatchObject({ status: 403 });
});

it.each([
  ['America/Toronto', 'America/Toronto'],
  ['Mars/Olympus', 'UTC'],
  ['+02:00', 'UTC'],
  ["'; drop table users", 'UTC'],
])('names her zone %s, taken as %s', async (zone, taken) => {
  anna.zone = zone;

  expect(await anna.send(own())).toMatchObject({ body: { zone: taken, caller: anna.userId } });
});

describe('a session', () => {
  const DAY = 86_400_000;
  afterEach(() => app.clock.set(new Date()));

  it('lives on while it is used', async () => {
    for (let month = 0; month < 9; month += 1) {
      app.clock.advance(40 * DAY);
      expect(await anna.send(own())).toMatchObject({ status: 200 });
    }
  });

  it('ends half a year after its last use', async () => {
    app.clock.advance(181 * DAY);
    expect(await anna.send(own())).toMatchObject({ status: 401 });
  });

  it('travels in a cookie that scripts cannot read and other sites do not send', async () => {
    const answer = await app.visitor().call(cups.signIn, { body: { id: anna.userId } });
    const behindProxy = await app
      .visitor()
      .call(cups.signIn, { body: { id: anna.userId } }, { 'x-forwarded-proto': 'https' });

    expect(answer.headers.get('set-cookie')).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(behindProxy.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });
});
