import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { sign } from '@fastify/cookie';
import { freePort, Program } from '@nestwell/e2e/process';
import Libsql from 'libsql';
import type { Statement } from './noted-calls';
import { processorTimeOf } from '@nestwell/e2e/processor-time';

const here = join(process.cwd(), 'packages/bench/src/api');
const secret = 'a secret of this test alone';
const sha256 = (text: string) => createHash('sha256').update(text).digest();

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestwell-bench-'));
  file = join(folder, 'data.sqlite');
  const database = new Libsql(file);
  database.exec(
    'CREATE TABLE sessions (hash BLOB); CREATE TABLE users (id INTEGER); INSERT INTO users VALUES (7)',
  );
  database.prepare('INSERT INTO sessions VALUES (?)').run([sha256('her token')]);
  database.close();
});

afterEach(() => rmSync(folder, { recursive: true }));

it('notes the reads of a program with their values, and no writes', () => {
  const noted = join(folder, 'statements');
  const program = `
    import { createRequire } from 'node:module';
    const Libsql = createRequire('${join(process.cwd(), 'services/package.json')}')('libsql');
    const database = new Libsql('${file}');
    database.prepare('DELETE FROM users WHERE id = 1').run();
    database.prepare('SELECT id FROM users WHERE id = ?').all([7]);`;
  const flags = ['--import', join(here, 'note-statements.mjs'), '--input-type=module', '-e', program];
  execFileSync(process.execPath, flags, { env: { PATH: process.env.PATH, STATEMENTS: noted } });

  const lines = readFileSync(noted, 'utf8').trim().split('\n');
  expect(lines.map((line) => deserialize(Buffer.from(line, 'base64')) as Statement)).toEqual([
    { sql: 'SELECT id FROM users WHERE id = ?', values: [7] },
  ]);
});

it('answers behind the same check of the cookie, and nobody without it', async () => {
  const statements: Statement[] = [
    { sql: 'SELECT hash FROM sessions WHERE hash = ?', values: [sha256('another token')] },
    { sql: 'SELECT id FROM users WHERE id = ?', values: [7] },
  ];
  const port = await freePort();
  const plan = join(folder, 'plan');
  const calls = [{ path: '/api/cups', statements, answer: [{ cup: 1 }] }];
  writeFileSync(plan, serialize({ calls, secret, port, database: file }));
  const server = new Program(process.execPath, [join(here, 'bare-server.mjs')], { PLAN: plan });
  try {
    const url = `http://127.0.0.1:${port}/api/cups`;
    const as = (cookie: string) => fetch(url, { headers: { cookie: `nestwell_session=${cookie}` } });
    await server.until(async () => (await fetch(url)).status === 401);

    expect(await (await as(sign('her token', secret))).json()).toEqual([{ cup: 1 }]);
    expect((await as(sign('her token', 'another secret'))).status).toBe(401);
    expect((await as(sign('an ended token', secret))).status).toBe(401);
    expect(processorTimeOf(server.pid)).toBeGreaterThan(0);
  } finally {
    await server.stop();
  }
});
