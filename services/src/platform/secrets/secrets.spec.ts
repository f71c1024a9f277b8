import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkValueOf, fromLine, keyNames, lineOf, makeSecrets } from '../config/secrets';
import { SecretsFile } from './secrets-file';

describe('the line of the keys', () => {
  it('says them all, for the environment', () => {
    const keys = makeSecrets();

    expect(fromLine(`${lineOf(keys)}\n`)).toEqual(keys);
    expect(lineOf(keys)).toMatch(/^v1(\.[\w-]{42,43}){3}$/);
  });

  it.each(['', 'v1', 'v1.a.b.c', `${lineOf(makeSecrets())}.more`, lineOf(makeSecrets()).slice(0, -20)])(
    'is refused where it is not whole: %s',
    (line) => {
      expect(() => fromLine(line)).toThrow(/v1|must be|is no key/);
    },
  );
});

it('proves each key by a value of its own that does not hold it', () => {
  const [keys, others] = [makeSecrets(), makeSecrets()];
  const values = keyNames.map((name) => checkValueOf(keys, name).toString('hex'));

  expect(new Set(values).size).toBe(3);
  for (const name of keyNames) {
    expect(checkValueOf(keys, name)).toEqual(checkValueOf({ ...keys }, name));
    expect(checkValueOf(keys, name)).not.toEqual(checkValueOf(others, name));
  }
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

  it.each([
    ['nothing', () => ''],
    ['a half', (text: string) => text.slice(0, text.length / 2)],
    ['one key less', (text: string) => text.replace('emailKey', 'email')],
    [
      'keys of two pairs',
      (text: string) => text.replace(/"publicKey": ".*?"/, `"publicKey": "${makeSecrets().vapid.publicKey}"`),
    ],
  ])('is refused with %s in it, and left as it is', (_, damaged) => {
    const file = new SecretsFile(folder);
    file.keep(makeSecrets());
    const text = damaged(readFileSync(file.path, 'utf8'));
    writeFileSync(file.path, text);

    expect(() => file.read()).toThrow(/ends too early|emailKey|no pair/);
    expect(readFileSync(file.path, 'utf8')).toBe(text);
  });
});
