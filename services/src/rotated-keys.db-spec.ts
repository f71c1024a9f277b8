import { createHmac, hkdfSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account } from '@nestwell/contracts/account/server';
import { AccountModule, UsersService } from './account';
import { RecoveryCodeEntity } from './account/recovery/recovery-code.entity';
import { RecoveryCodes } from './account/recovery/recovery-codes';
import { parts as whole } from './app';
import { BillingModule } from './billing';
import { SubscriptionRepository } from './billing/subscription/subscription.repository';
import { fromLine, lineOf, makeSecrets, rotated, type Secrets } from './platform/config/secrets';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { KnownBrowsers } from './platform/session/known-browsers';
import { TestApp } from './platform/testing/test-app';
import { aMember } from './testing/member';

const parts = { ...whole, modules: [AccountModule, BillingModule] };
const { vapid } = makeSecrets();
const pair = { cookieKey: 'c'.repeat(43), emailKey: 'e'.repeat(43) };
/** As a site has them that was made before keys were derived. */
const former: Secrets = { keys: [pair], vapid };
const EMAIL = 'maria@example.com';

/** As every hash and signature was made then. */
const formerly = (key: string, text: string) => createHmac('sha256', key).update(text).digest();
const signedCookie = (key: string | Buffer, token: string) =>
  `nestwell_session=${token}.${createHmac('sha256', key).update(token).digest('base64').replaceAll('=', '')}`;

onBothEngines((engine) => {
  let folder: string;
  let databaseUrl: string | undefined;
  const start = (secrets: Secrets) =>
    TestApp.start({
      parts,
      databaseUrl,
      env: { DATA_DIR: folder, LOGIN_VERIFICATION: 'off', SECRETS: lineOf(secrets) },
    });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestwell-keys-'));
    databaseUrl = await engine.newUrl();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const tokenIn = (cookie: string | undefined) => /nestwell_session=([\w-]+)/.exec(cookie ?? '')![1]!;
  const find = (app: TestApp, email: string) =>
    app.visitor().call(account.findUserByEmail, { query: { email } });
  const trialOf = async (app: TestApp, email: string) =>
    (
      await app
        .visitor()
        .send<{ trialEndDate: string | null }>('/api/users', { method: 'POST', json: { email } })
    ).body.trialEndDate;
  const reads = async (app: TestApp, id: string, cookie: string) =>
    (await app.visitor().send(`/api/users/${id}`, { headers: { cookie } })).status;

  it.each([
    ['the present keys', former],
    ['a new key before them', rotated(former)],
    ['two new keys before them', rotated(rotated(former))],
  ])('finds with %s what was stored under the present ones', async (_, secrets) => {
    const first = await start(former);
    const { id, cookie } = await aMember(first, { email: EMAIL });
    const codeHash = formerly(pair.cookieKey, `recovery code ${id} BCDF2345`);
    const code = { userId: id, codeHash, madeAt: new Date(), usedAt: null };
    await first.get(Database).source.getRepository(RecoveryCodeEntity).insert(code);
    await first.get(SubscriptionRepository).takeTrial(formerly(pair.emailKey, 'email erased@example.com'));
    await first.stop();

    const app = await start(secrets);
    expect(await reads(app, id, signedCookie(pair.cookieKey, tokenIn(cookie)))).toBe(200);
    expect((await find(app, EMAIL)).status).toBe(200);
    expect(await app.get(UsersService).findByEmail(EMAIL)).toMatchObject({ id });
    expect(await app.get(RecoveryCodes).use(id, 'BCDF2345')).toBe(true);
    expect(await app.get(RecoveryCodes).use(id, 'BCDF2345')).toBe(false);
    expect(await trialOf(app, 'erased@example.com')).toBeNull();
    expect(await trialOf(app, 'erased+tag@example.com')).toBeNull();
    expect(await trialOf(app, 'somebody@example.com')).not.toBeNull();
    const proof = formerly(pair.cookieKey, `known browser ${'n'.repeat(22)} of ${id}`);
    const browser = `${'n'.repeat(22)}.${proof.toString('base64url')}`;
    expect(app.get(KnownBrowsers).nameOf(browser, id)).toBe('n'.repeat(22));
    expect(app.get(KnownBrowsers).proofFor(id, browser)).not.toBe(browser);
    await app.stop();
  });

  it('registers no address a second time that is stored by an older key', async () => {
    const first = await start(former);
    await aMember(first, { email: EMAIL });
    await first.stop();

    const app = await start(rotated(former));
    const again = await app.visitor().send('/api/users', { method: 'POST', json: { email: EMAIL } });
    expect(again).toMatchObject({ status: 409, body: { code: '23505' } });
    await app.stop();
  });

  it('signs with the newest key from the first call on, and with the former one nothing', async () => {
    const key = 'k'.repeat(43);
    const app = await start({ keys: [{ key }, pair], vapid });
    const { id, cookie } = await aMember(app);

    const cookieKey = Buffer.from(hkdfSync('sha256', key, '', 'nestwell cookies', 32));
    expect(decodeURIComponent(cookie!)).toContain(signedCookie(cookieKey, tokenIn(cookie)));
    expect(await reads(app, id, signedCookie('x'.repeat(43), tokenIn(cookie)))).toBe(401);
    await app.stop();
  });

  it('starts with a key more, and not with one less', async () => {
    const [one, two] = [makeSecrets(), rotated(makeSecrets())];
    await (await start(one)).stop();
    const added = { ...one, keys: [...two.keys.slice(0, 1), ...one.keys] };
    await (await start(added)).stop();

    await expect(start(one)).rejects.toThrow(/SECRETS are not those that the data was made with/);
    await (await start(fromLine(lineOf(added)))).stop();
  });
});
