import { account } from '@nestwell/contracts/account/server';
import { session } from '@nestwell/contracts/kernel/server';
import { parts } from '../../app';
import { Mailer, type Message } from '../../platform/mail/mailer';
import { KnownBrowsers } from '../../platform/session/known-browsers';
import { TestApp } from '../../platform/testing/test-app';
import { aMember } from '../../testing/member';

let app: TestApp;
let sent: Message[];
beforeAll(async () => {
  app = await TestApp.start({ parts, env: { LOGIN_VERIFICATION: 'everyone', TRUST_PROXY: 'loopback' } });
});
afterAll(() => app.stop());
beforeEach(() => {
  sent = [];
  app.clock.advance(2 * 60 * 60_000);
  jest.spyOn(app.get(Mailer), 'send').mockImplementation((message) => {
    sent.push(message);
    return Promise.resolve(true);
  });
});

/** Where she lives, and perhaps a stranger behind the same address. */
const HOME = '198.51.100.20';

/** A browser at an address; `proof` is the cookie it kept of an earlier sign-in. */
const browser = (address: string, proof = '') => {
  const headers = { 'x-forwarded-for': address, cookie: proof };
  return {
    ask: (email: string) => app.visitor().call(account.findUserByEmail, { query: { email } }, headers),
    enter: (email: string, code: string) =>
      app.visitor().call(account.verifySession, { body: { email, code } }, headers),
  };
};
const proofIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('nestwell_known='));
const lastCode = () => /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')![0];
const wrongCode = () => (lastCode() === '000000' ? '000001' : '000000');

/** A member who has signed in at home before, and the proof her browser kept. */
async function someoneAtHome() {
  const { email } = await aMember(app);
  await browser(HOME).ask(email);
  const { headers } = await browser(HOME).enter(email, lastCode());
  app.clock.advance(60 * 60_000);
  return { email, proof: proofIn(headers) ?? '' };
}

it('lets her in with the browser she knows, while a stranger behind her own address tries', async () => {
  const { email, proof } = await someoneAtHome();
  const stranger = browser(HOME);
  await stranger.ask(email);
  for (let attempt = 0; attempt < 31; attempt += 1) await stranger.enter(email, wrongCode());
  for (let miss = 0; miss < 31; miss += 1) await stranger.ask(`nobody-${miss}@example.com`);

  expect([(await stranger.enter(email, wrongCode())).status, (await stranger.ask(email)).status]).toEqual([
    429, 429,
  ]);
  app.clock.advance(30_000);
  const her = browser(HOME, proof);
  expect(await her.ask(email)).toMatchObject({ body: { code: 'verification_required' } });
  expect(await her.enter(email, lastCode())).toMatchObject({ status: 200, body: { email } });
});

it('lets her in while strangers everywhere have used up all the codes of an hour, and each of them', async () => {
  const { email, proof } = await someoneAtHome();
  for (let at = 0; at < 15; at += 1) {
    const stranger = browser(`203.0.113.${at}`);
    await stranger.ask(email);
    for (let attempt = 0; attempt < 5; attempt += 1) await stranger.enter(email, wrongCode());
  }
  expect(await browser('203.0.113.99').ask(email)).toMatchObject({ status: 429 });

  const her = browser('192.0.2.77', proof);
  expect(await her.enter(email, lastCode())).toMatchObject({ status: 200 });
  app.clock.advance(61_000);
  expect(await her.ask(email)).toMatchObject({ body: { code: 'verification_required' } });
  expect(await her.enter(email, lastCode())).toMatchObject({ status: 200 });
});

it('counts the tries of a known browser too, and used up a code is used up', async () => {
  const { email, proof } = await someoneAtHome();
  const her = browser(HOME, proof);
  await her.ask(email);

  for (let attempt = 0; attempt < 5; attempt += 1) await her.enter(email, wrongCode());

  expect(await her.enter(email, lastCode())).toMatchObject({ status: 401 });
  for (let attempt = 0; attempt < 6; attempt += 1) await her.enter(email, wrongCode());
  expect(await her.enter(email, wrongCode())).toMatchObject({ status: 429 });
});

it('takes no proof but hers: another member, or an invented one, is a stranger', async () => {
  const [{ email, proof: hers }, { proof }] = [await someoneAtHome(), await someoneAtHome()];
  const changed = hers.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A'));
  const others = [proof, changed, 'nestwell_known=x.y', 'nestwell_known=%00'];
  await browser(HOME).ask(email);
  for (const other of others) {
    for (let attempt = 0; attempt < 3; attempt += 1) await browser(HOME, other).enter(email, wrongCode());
  }

  for (const other of others)
    expect(await browser(HOME, other).enter(email, lastCode())).toMatchObject({ status: 429 });
});

it('keeps the proof when she logs out, and it says nothing of whose it is', async () => {
  const member = await aMember(app);
  const { proof } = await someoneAtHome();

  const { headers } = await member.call(session.end, {});

  expect(proofIn(headers)).toBeUndefined();
  expect(proof).toMatch(/^nestwell_known=[\w-]{22}\.[\w-]{43}$/);
});

it('of browsers that are known too, only so many codes an hour can be guessed at', async () => {
  const { id, email } = await aMember(app);
  const stopped: number[] = [];
  for (let made = 0; made < 40; made += 1) {
    const one = browser(HOME, `nestwell_known=${app.get(KnownBrowsers).proofFor(id, undefined)}`);
    for (let code = 0; code < 2; code += 1) {
      const { status } = await one.ask(email);
      if (status === 429) stopped.push(made);
      for (let attempt = 0; attempt < 5; attempt += 1) await one.enter(email, wrongCode());
    }
  }

  expect(stopped[0]).toBe(30);
}, 90_000);
