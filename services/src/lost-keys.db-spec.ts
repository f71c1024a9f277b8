import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account } from '@nestwell/contracts/account/server';
import { AccountModule } from './account';
import { parts as whole } from './app';
import { BillingModule } from './billing';
import { Config } from './platform/config/config';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { KeyCheckEntity } from './platform/secrets/key-check.entity';
import { lineOf, makeSecrets, toSecrets } from './platform/config/secrets';
import { TestApp } from './platform/testing/test-app';
import { aMember, type Member } from './testing/member';

/** All that is made with the keys; of what is built from it, as much as signing up and being found take. */
const parts = { ...whole, modules: [AccountModule, BillingModule] };

onBothEngines((engine) => {
  let folder: string;
  let databaseUrl: string | undefined;
  let member: Member;
  const file = () => join(folder, 'secrets.json');
  const start = (env: Record<string, string> = {}, dataDir = folder) =>
    TestApp.start({ parts, databaseUrl, env: { DATA_DIR: dataDir, LOGIN_VERIFICATION: 'off', ...env } });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestwell-keys-'));
    databaseUrl = await engine.newUrl();
    const app = await start();
    member = await aMember(app);
    await app.stop();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const knowsHer = async (app: TestApp) => {
    const { status } = await app.visitor().call(account.findUserByEmail, { query: { email: member.email } });
    await app.stop();
    return status === 200;
  };
  /** As data was before check values were kept. */
  const forgetChecks = async () => {
    const app = await start();
    await app.get(Database).source.getRepository(KeyCheckEntity).clear();
    await app.stop();
  };

  it('starts again with the keys it made, and knows its members', async () => {
    expect(await knowsHer(await start())).toBe(true);
  });

  it('refuses to start without its keys, says what to do, and makes none', async () => {
    rmSync(file());

    await expect(start()).rejects.toThrow(
      /The keys are missing: .*secrets\.json(.|\n)*Restore .* from your backup, or set SECRETS(.|\n)*accept-loss/,
    );
    expect(existsSync(file())).toBe(false);
  });

  it('refuses without its keys also where nobody is registered yet, as another machine may have made them', async () => {
    const [empty, emptyUrl] = [await mkdtemp(join(tmpdir(), 'nestwell-keys-')), await engine.newUrl()];
    const begin = () => TestApp.start({ parts, databaseUrl: emptyUrl, env: { DATA_DIR: empty } });
    await (await begin()).stop();
    rmSync(join(empty, 'secrets.json'));

    await expect(begin()).rejects.toThrow('The keys are missing');
    await rm(empty, { recursive: true });
  });

  it('gives instances that start together over one new folder the same keys', async () => {
    const [fresh, url] = [await mkdtemp(join(tmpdir(), 'nestwell-keys-')), await engine.newUrl()];
    const begin = () => TestApp.start({ parts, databaseUrl: url, env: { DATA_DIR: fresh } });

    const apps = await Promise.all([begin(), begin(), begin()]);

    const keys = apps.map((app) => JSON.stringify(app.get(Config).secrets));
    expect(new Set(keys).size).toBe(1);
    for (const app of apps) await app.stop();
    await rm(fresh, { recursive: true });
  });

  it('lets no second machine begin over the same database with keys of its own', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'nestwell-keys-'));

    const second = await start({}, elsewhere).then(
      async (app) => (await app.stop(), 'begun'),
      (error: Error) => error.message,
    );

    // Another folder is another site where the database lies in it.
    expect(second).toContain(engine.name === 'MariaDB' ? 'The keys are missing' : 'begun');
    expect(existsSync(join(elsewhere, 'secrets.json'))).toBe(engine.name === 'SQLite');
    await rm(elsewhere, { recursive: true });
  });

  it('starts with its keys from the environment, and keeps no file', async () => {
    const keys = toSecrets(JSON.parse(readFileSync(file(), 'utf8')));
    rmSync(file());

    expect(await knowsHer(await start({ SECRETS: lineOf(keys) }))).toBe(true);
    expect(existsSync(file())).toBe(false);
  });

  it('refuses other keys, and names those that differ', async () => {
    const keys = toSecrets(JSON.parse(readFileSync(file(), 'utf8')));
    const others = { ...keys, keys: makeSecrets().keys };

    await expect(start({ SECRETS: lineOf(others) })).rejects.toThrow(
      /The keys in SECRETS are not those .*: the key of cookies, the key of e-mail addresses differs/,
    );
    writeFileSync(file(), JSON.stringify(makeSecrets()));
    await expect(start()).rejects.toThrow(/secrets\.json are not those .*cookies, .*addresses, .*push/);
  });

  it('tells the two keys of the form v1 apart', async () => {
    const [separate, url] = [await mkdtemp(join(tmpdir(), 'nestwell-keys-')), await engine.newUrl()];
    const begin = (SECRETS: string) =>
      TestApp.start({ parts, databaseUrl: url, env: { DATA_DIR: separate, SECRETS } });
    const [cookie, email, push] = ['c', 'e', makeSecrets().vapid.privateKey].map((one) =>
      one.padEnd(43, one),
    );
    await (await begin(`v1.${cookie}.${email}.${push}`)).stop();

    await expect(begin(`v1.${cookie}.${cookie}.${push}`)).rejects.toThrow(
      /The keys in SECRETS are not those .*: the key of e-mail addresses differs/,
    );
    await rm(separate, { recursive: true });
  });

  it.each([
    ['empty', ''],
    ['cut', '{ "cookieKey": "abc'],
    ['without a key', '{ "cookieKey": "abc" }'],
  ])('refuses a file that is %s, and leaves it as it is', async (_, text) => {
    writeFileSync(file(), text);

    await expect(start()).rejects.toThrow(/The keys in .*secrets\.json cannot be used/);
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });

  it('takes data from before check values were kept, with its own keys only', async () => {
    const right = readFileSync(file(), 'utf8');
    await forgetChecks();
    rmSync(file());
    await expect(start()).rejects.toThrow('The keys are missing');
    writeFileSync(file(), JSON.stringify(makeSecrets()));
    await expect(start()).rejects.toThrow('the key of e-mail addresses differs');

    writeFileSync(file(), right);
    expect(await knowsHer(await start())).toBe(true);
    writeFileSync(file(), JSON.stringify({ ...makeSecrets(), keys: toSecrets(JSON.parse(right)).keys }));
    await expect(start()).rejects.toThrow('the key of push messages differs');
  });
});
