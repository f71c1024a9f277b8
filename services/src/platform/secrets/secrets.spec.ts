import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksOf, fromLine, lineOf, makeSecrets, rotated, toSecrets } from '../config/secrets';
import { SecretsFile } from './secrets-file';

describe('the line of the keys', () => {
  it('says them all, for the environment', () => {
    const keys = makeSecrets();

    expect(fromLine(`${lineOf(keys)}\n`)).toEqual(keys);
    expect(lineOf(keys)).toMatch(/^v2(\.[\w-]{42,43}){2}$/);
  });

  it('has the newest key first after a rotation, and the former ones after it', () => {
    const keys = makeSecrets();
    const after = rotated(rotated(keys));

    expect(after.keys.slice(2)).toEqual(keys.keys);
    expect(after.vapid).toEqual(keys.vapid);
    expect(fromLine(lineOf(after))).toEqual(after);
  });

  it('reads the form v1, writes it again, and rotates it', () => {
    const [cookie, email, push] = ['c'.repeat(43), 'e'.repeat(43), makeSecrets().vapid.privateKey];
    const line = `v1.${cookie}.${email}.${push}`;
    const keys = fromLine(line);

    expect(keys.keys).toEqual([{ cookieKey: cookie, emailKey: email }]);
    expect(lineOf(keys)).toBe(line);
    expect(toSecrets({ cookieKey: cookie, emailKey: email, vapid: keys.vapid })).toEqual(keys);
    expect(lineOf(rotated(keys))).toMatch(new RegExp(`^v2\\.${push}\\.[\\w-]{43}\\.c{43}\\+e{43}$`));
    expect(fromLine(lineOf(rotated(keys))).keys.slice(1)).toEqual(keys.keys);
  });

  it('takes ten keys and no more', () => {
    let keys = makeSecrets();
    for (let more = 1; more < 10; more += 1) keys = rotated(keys);

    expect(() => rotated(keys)).toThrow('There are 10 keys already');
    expect(() => fromLine(`${lineOf(keys)}.${'k'.repeat(43)}`)).toThrow('10 keys at most');
  });

  it.each([
    '',
    'v1',
    'v1.a.b.c',
    'v2.a.b.c',
    `${lineOf(makeSecrets())}.more`,
    lineOf(makeSecrets()).slice(0, -20),
  ])('is refused where it is not whole: %s', (line) => {
    expect(() => fromLine(line)).toThrow(/v1|must be|is no key|must hold/);
  });
});

it('proves each key by a value of its own that does not hold it', () => {
  const former = { cookieKey: 'c'.repeat(43), emailKey: 'e'.repeat(43) };
  const withFormer = () => {
    const { keys, vapid } = rotated(makeSecrets());
    return { keys: [...keys, former], vapid };
  };
  const keys = withFormer();
  const valuesOf = (secrets: typeof keys) =>
    checksOf(secrets).map(({ checkValue }) => checkValue.toString('hex'));

  expect(checksOf(keys).map(({ name }) => name)).toEqual([
    expect.stringMatching(/^[\w-]{10}$/),
    expect.stringMatching(/^[\w-]{10}$/),
    'cookie',
    'email',
    'vapid',
  ]);
  expect(new Set(valuesOf(keys)).size).toBe(5);
  expect(valuesOf(keys)).toEqual(valuesOf({ ...keys }));
  expect(valuesOf(keys).filter((value) => valuesOf(withFormer()).includes(value))).toHaveLength(2);
});

describe('the file of the keys', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nestwell-keys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is there whole, for its owner alone, and is never written over', () => {
    const file = new SecretsFile(folder);
    const first = makeSecrets();

    expect(file.keep(first)).toEqual(first);
    expect(file.keep(makeSecrets())).toEqual(first);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
    expect(statSync(file.path).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file.path, 'utf8'))).toEqual(first);
  });

  it('gets a rotated key whole, and is still its owner’s alone', () => {
    const file = new SecretsFile(folder);
    const after = rotated(file.keep(makeSecrets()));
    file.replace(after);

    expect(file.read()).toEqual(after);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
    expect(statSync(file.path).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['nothing', () => ''],
    ['a half', (text: string) => text.slice(0, text.length / 2)],
    ['one key less', (text: string) => text.replace('"key"', '"other"')],
    [
      'keys of two pairs',
      (text: string) => text.replace(/"publicKey": ".*?"/, `"publicKey": "${makeSecrets().vapid.publicKey}"`),
    ],
  ])('is refused with %s in it, and left as it is', (_, damaged) => {
    const file = new SecretsFile(folder);
    file.keep(makeSecrets());
    const text = damaged(readFileSync(file.path, 'utf8'));
    writeFileSync(file.path, text);

    expect(() => file.read()).toThrow(/ends too early|is no key|no pair/);
    expect(readFileSync(file.path, 'utf8')).toBe(text);
  });
});
