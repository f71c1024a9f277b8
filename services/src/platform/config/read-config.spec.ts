import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseKey } from '@nestwell/releases';
import { lineOf, makeSecrets } from './secrets';
import { withSecrets } from './config';
import { readConfig } from './read-config';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestwell-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env }, folder);

it('needs nothing but Node: SQLite, test payments, verification of admins', () => {
  const config = read();

  expect(config).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    loginVerification: 'admins',
    movableClock: false,
    publicConfig: { paymentProvider: 'test', supportEmail: 'support@nestwell.example' },
  });
});

it('takes the keys from SECRETS, and writes nothing', () => {
  const keys = makeSecrets();

  expect(read({ SECRETS: lineOf(keys) }).givenSecrets).toEqual(keys);
  expect(readdirSync(folder)).toEqual([]);
});

it('tells of a wrong SECRETS what is wrong, and nothing of its keys', () => {
  const [, push, key = ''] = lineOf(makeSecrets()).split('.');
  const wrong = ['v1', key, 'short', push].join('.');

  expect(() => read({ SECRETS: wrong })).toThrow(/SECRETS is not what .* emailKey must be/);
  expect(() => read({ SECRETS: wrong })).not.toThrow(key);
  expect(() => read({ SECRETS: ['v2', push, key, 'short'].join('.') })).toThrow(
    /keys\.1\.key must be 32 characters/,
  );
  expect(() => read({ SECRETS: ['v2', push, key, key].join('.') })).toThrow(/keys must not name a key twice/);
  expect(() => read({ SECRETS: ['v2', push].join('.') })).toThrow(/keys must hold a key/);
  expect(() => read({ SECRETS: 'v3.a.b.c' })).toThrow(/SECRETS .* v1/);
});

it('tells browsers no secret', () => {
  const settings = read({ PAYPAL_CLIENT_ID: 'client-id-1', PAYPAL_CLIENT_SECRET: 'keep-this-one' });
  const config = withSecrets(settings, makeSecrets());
  const told = JSON.stringify(config.publicConfig);

  expect(config.publicConfig.paymentProvider).toBe('paypal');
  for (const secret of [
    'keep-this-one',
    ...config.secrets.keys.flatMap((key) => Object.values(key)),
    config.secrets.vapid.privateKey,
  ]) {
    expect(told).not.toContain(secret);
  }
});

const owning = (key: ReleaseKey, ...modules: string[]) =>
  JSON.stringify({ Team: { keys: [key.publicText], modules } });

it('takes owners only with a key that may decide for the site', () => {
  const key = ReleaseKey.make();
  const all = owning(key, '*');

  const { releaseTrust } = read({ RELEASE_OWNERS: all, RELEASE_KEY: key.secretText });
  expect(releaseTrust.owners?.teamOf(key.publicText)).toBe('Team');
  expect(releaseTrust.owners?.teamOf(ReleaseKey.make().publicText)).toBeUndefined();
  expect(releaseTrust.key?.publicText).toBe(key.publicText);
  expect(() => read({ RELEASE_OWNERS: all })).toThrow('RELEASE_KEY must be of a team');
  expect(() => read({ RELEASE_OWNERS: owning(key, 'tea'), RELEASE_KEY: key.secretText })).toThrow(
    'RELEASE_KEY',
  );
  expect(() => read({ RELEASE_OWNERS: '{"Food":5}' })).toThrow(/RELEASE_OWNERS Food/);
  expect(() => read({ RELEASE_KEY: 'secret words' })).toThrow(/RELEASE_KEY must be what/);
});

it('takes an empty variable for one that is not set', () => {
  expect(read({ DATABASE_URL: '', SMTP_URL: '', LOGIN_VERIFICATION: '' }).loginVerification).toBe('admins');
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'postgres://localhost/nestwell'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['REDIS_URL', 'cache.example.com:6379'],
  ['LOGIN_VERIFICATION', 'sometimes'],
  ['SMTP_URL', 'mail.example.com'],
  ['PAYPAL_ENVIRONMENT', 'live'],
  ['PAYPAL_CLIENT_ID', 'client-id-without-secret'],
  ['FDC_API_KEY', 'x'],
  ['OFF_URL', 'openfoodfacts.org'],
  ['PUBLIC_URL', 'nestwell.example'],
  ['SUPPORT_EMAIL', 'support'],
  ['CLOCK', 'fast'],
  ['PATIENCE_MS', 'long'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.example.com'],
  ['REGISTRATIONS_PER_HOUR', '0'],
])('a wrong %s (%s) stops the start by name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
});

it.each([
  ['off', false],
  ['', false],
  ['1', 1],
  ['loopback', ['loopback']],
  ['10.0.0.5, 10.1.0.0/16,2001:db8::/32', ['10.0.0.5', '10.1.0.0/16', '2001:db8::/32']],
])('trusts with TRUST_PROXY=%s exactly whom it names', (value, trusted) => {
  expect(read({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
});

it('keeps a server whose clock can be moved to this machine', () => {
  expect(read({ CLOCK: 'movable' }).host).toBe('localhost');
  expect(read({ CLOCK: 'movable', PUBLIC_URL: 'http://localhost:3000' }).movableClock).toBe(true);
  expect(() => read({ CLOCK: 'movable', PUBLIC_URL: 'https://nestwell.example' })).toThrow('CLOCK=movable');
  expect(() => read({ CLOCK: 'movable', HOST: '0.0.0.0' })).toThrow('HOST');
});
