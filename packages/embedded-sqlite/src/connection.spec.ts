import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteConnection } from './connection';

let folder: string;
let connection: SqliteConnection;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestwell-sqlite-'));
  connection = new SqliteConnection(join(folder, 'test.sqlite'));
  connection.exec('CREATE TABLE kept (value)');
});
afterEach(() => {
  connection.close();
  rmSync(folder, { recursive: true });
});

const stored = (value: unknown) => {
  connection.prepare('INSERT INTO kept VALUES (?)').run(value);
  return connection.prepare('SELECT value FROM kept').get();
};

it.each([
  [true, 1],
  [false, 0],
  [undefined, null],
  [null, null],
  ["it's", "it's"],
  [1.5, 1.5],
  [new Date('2026-11-20T12:00:00.123Z'), '2026-11-20 12:00:00.123'],
])('stores %s as %s', (value, kept) => {
  expect(stored(value)).toEqual({ value: kept });
});

// libsql itself would end the process on most of these.
it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [{}], [[1, 2]], [Symbol('s')], [() => 1], [new Map()]])(
  'refuses to store %p',
  (value) => {
    expect(() => stored(value)).toThrow('cannot be stored');
  },
);

it('gives bytes back as Buffers, one row or all', () => {
  const bytes = Buffer.from('0190aa', 'hex');

  expect(stored(bytes)).toEqual({ value: bytes });
  expect(connection.prepare('SELECT value FROM kept').all()).toEqual([{ value: bytes }]);
});
