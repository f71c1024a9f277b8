import { createHmac, hkdfSync } from 'node:crypto';
import { makeSecrets, rotated, type Secrets } from './secrets';
import { keysFor, type KeyPurpose } from './purpose-keys';

const purposes: readonly KeyPurpose[] = [
  'cookies',
  'e-mail addresses',
  'known browsers',
  'login codes',
  'passkey challenges',
  'rate limits',
  'recovery codes',
  'telemetry senders',
];
const TEXT = 'one and the same text';
const raw = (key: string) => createHmac('sha256', key).update(TEXT).digest();

const { vapid } = makeSecrets();
const pair = { cookieKey: 'c'.repeat(43), emailKey: 'e'.repeat(43) };
const former: Secrets = { keys: [pair], vapid };

it.each([
  ['a new site', makeSecrets()],
  ['a site of the form v1', former],
])('signs for each purpose with a key of its own on %s', (_, secrets) => {
  const signatures = purposes.map((purpose) => keysFor(secrets, purpose).sign(TEXT).toString('hex'));

  expect(new Set(signatures).size).toBe(purposes.length);
});

it('derives by HKDF with SHA-256, the purpose as its info', () => {
  const key = 'k'.repeat(43);
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'nestwell login codes', 32));

  expect(keysFor({ keys: [{ key }], vapid }, 'login codes').sign(TEXT)).toEqual(
    createHmac('sha256', derived).update(TEXT).digest(),
  );
});

it.each(purposes)(
  'verifies what a key of the form v1 signed for %s, and signs nothing else so',
  (purpose) => {
    const keys = keysFor(former, purpose);
    const ofAddresses = purpose === 'e-mail addresses' || purpose === 'telemetry senders';
    const [mine, other] = ofAddresses ? [pair.emailKey, pair.cookieKey] : [pair.cookieKey, pair.emailKey];

    expect(keys.verifies(TEXT, raw(mine))).toBe(true);
    expect(keys.verifies(TEXT, raw(other))).toBe(false);
    expect(keys.sign(TEXT).equals(raw(mine))).toBe(purpose === 'e-mail addresses');
  },
);

it.each(purposes)('after a rotation the newest key signs and the older ones verify, for %s', (purpose) => {
  const [first, second] = [former, rotated(former)];
  const [before, after] = [keysFor(first, purpose), keysFor(second, purpose)];

  expect(after.verifies(TEXT, before.sign(TEXT))).toBe(true);
  expect(after.sign(TEXT)).not.toEqual(before.sign(TEXT));
  expect(before.verifies(TEXT, after.sign(TEXT))).toBe(false);
  expect(keysFor(rotated(second), purpose).signByEach(TEXT)).toEqual(
    expect.arrayContaining([after.sign(TEXT), before.sign(TEXT)]),
  );
});

it('verifies nothing that is longer or shorter than a signature', () => {
  const keys = keysFor(former, 'known browsers');

  expect(keys.verifies(TEXT, Buffer.alloc(0))).toBe(false);
  expect(keys.verifies(TEXT, Buffer.concat([keys.sign(TEXT), Buffer.of(0)]))).toBe(false);
});
