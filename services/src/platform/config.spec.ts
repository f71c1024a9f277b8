import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

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

it('keeps the keys it makes at the first start', () => {
  expect(read().secrets).toEqual(read().secrets);
});

it('tells browsers no secret', () => {
  const config = read({ PAYPAL_CLIENT_ID: 'client-id-1', PAYPAL_CLIENT_SECRET: 'keep-this-one' });
  const told = JSON.stringify(config.publicConfig);

  expect(config.publicConfig.paymentProvider).toBe('paypal');
  for (const secret of [
    'keep-this-one',
    config.secrets.cookieKey,
    config.secrets.emailKey,
    config.secrets.vapid.privateKey,
  ]) {
    expect(told).not.toContain(secret);
  }
});

it('takes an empty variable for one that is not set', () => {
  expect(read({ DATABASE_URL: '', SMTP_URL: '', LOGIN_VERIFICATION: '' }).loginVerification).toBe('admins');
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'postgres://localhost/nestwell'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['LOGIN_VERIFICATION', 'sometimes'],
  ['SMTP_URL', 'mail.example.com'],
  ['PAYPAL_ENVIRONMENT', 'live'],
  ['PAYPAL_CLIENT_ID', 'client-id-without-secret'],
  ['FDC_API_KEY', 'x'],
  ['PUBLIC_URL', 'nestwell.example'],
  ['SUPPORT_EMAIL', 'support'],
  ['CLOCK', 'fast'],
  ['PATIENCE_MS', 'long'],
])('a wrong %s (%s) stops the start by name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
});
