import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account } from '@nestwell/contracts/account/server';
import { AccountModule, UsersService } from './account';
import { UserEntity } from './account/users/user.entity';
import { parts as whole } from './app';
import { BillingModule } from './billing';
import { openDatabase } from './platform/application';
import { readConfig } from './platform/config/read-config';
import { Database } from './platform/database/database';
import { newId } from './platform/database/ids';
import { onBothEngines } from './platform/database/testing/engines';
import { lossOf } from './platform/secrets/accept-loss';
import type { KeyedData } from './platform/secrets/keyed-data';
import { TestApp } from './platform/testing/test-app';
import { aMember } from './testing/member';

/** All that is made with the keys; of what is built from it, as much as signing up and being found take. */
const parts = { ...whole, modules: [AccountModule, BillingModule] };
const keyed = parts.keyed ?? [];
const NOW = new Date('2026-06-15T12:00:00Z');

onBothEngines((engine) => {
  let folder: string;
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestwell-keys-'));
    databaseUrl = await engine.newUrl();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const env = () => ({ DATA_DIR: folder, LOGIN_VERIFICATION: 'off' });
  const start = () => TestApp.start({ parts, databaseUrl, env: env() });
  const loss = async <T>(
    of: readonly KeyedData[],
    then: (found: Awaited<ReturnType<typeof lossOf>>) => T,
  ) => {
    const settings = readConfig({ ...env(), DATABASE_URL: databaseUrl ?? '' });
    const database = await openDatabase(settings, parts);
    try {
      return await then(await lossOf({ given: undefined, dataDir: folder }, database, of));
    } finally {
      await database.close();
    }
  };
  const trialOf = async (app: TestApp, email: string) => {
    const { body } = await app
      .visitor()
      .send<{ trialEndDate: string | null }>('/api/users', { method: 'POST', json: { email } });
    return body.trialEndDate;
  };

  /** A site whose keys are lost, with one member who registered and others like her. */
  const lostSite = async (others = 0) => {
    const app = await start();
    const member = await aMember(app);
    const users = app.get(Database).source.getRepository(UserEntity);
    const her = await users.findOneByOrFail({ id: member.id });
    const addresses = Array.from({ length: others }, (_, at) => `other-${at}@example.com`);
    await users.insert(addresses.map((email) => ({ ...her, id: newId(), email, emailKey: randomBytes(32) })));
    await app.stop();
    rmSync(join(folder, 'secrets.json'));
    return member;
  };

  it('says what is lost and changes nothing, until it is accepted', async () => {
    await lostSite();

    const words = await loss(keyed, (found) => found.words);

    expect(words).toHaveLength(4);
    expect(words.join()).toMatch(/logged out.*recovery codes.*another trial.*reminders/);
    await expect(start()).rejects.toThrow('The keys are missing');
  });

  it('then knows every member by her address, logged out, and gives no second trial', async () => {
    const member = await lostSite(200);

    await loss(keyed, (found) => found.accept(NOW));

    const app = await start();
    expect(
      await app.visitor().send(`/api/users/${member.id}`, { headers: { cookie: member.cookie ?? '' } }),
    ).toMatchObject({ status: 401 });
    for (const email of [member.email, 'other-0@example.com', 'other-199@example.com']) {
      expect(await app.get(UsersService).findByEmail(email)).toMatchObject({ email });
      expect(await trialOf(app, email.replace('@', '+again@'))).toBeNull();
    }
    await app.stop();
    expect(await loss(keyed, (found) => found.words)).toEqual([]);
  });

  it('is to be accepted again where it died midway: no start succeeds in between', async () => {
    const member = await lostSite();
    const dying = keyed.map((data) => ({ ...data, adapt: () => Promise.reject(new Error('killed')) }));

    await expect(loss(dying, (found) => found.accept(NOW))).rejects.toThrow('killed');
    await expect(start()).rejects.toThrow('are not those that the data was made with');
    await loss(keyed, (found) => found.accept(NOW));

    const app = await start();
    const found = await app.visitor().call(account.findUserByEmail, { query: { email: member.email } });
    expect(found.status).toBe(200);
    await app.stop();
  });

  it('moves a broken file aside', async () => {
    await lostSite();
    writeFileSync(join(folder, 'secrets.json'), '{ "cookieKey');

    await loss(keyed, (found) => found.accept(NOW));

    expect(readdirSync(folder)).toContain('secrets.json.2026-06-15T12-00-00.000Z');
    await (await start()).stop();
  });
});
