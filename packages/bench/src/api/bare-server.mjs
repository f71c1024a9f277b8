/**
 * The floor that the services are measured against: Fastify with the same check of the cookie (signature, hash, row of
 * session and user) and the same reads as prepared statements. Each call answers what the services answered: its rows are
 * read and left alone, so that nothing but the way there is paid for.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import Libsql from 'libsql';
import { createPool } from 'mysql2';

const { calls, secret, port, database } = deserialize(readFileSync(process.env.PLAN ?? ''));

function fileReader(path) {
  const connection = new Libsql(path, { timeout: 0 });
  connection.prepare('PRAGMA query_only = ON').all();
  const statements = new Map();
  return async (sql, values) => {
    let statement = statements.get(sql);
    if (statement === undefined) statements.set(sql, (statement = connection.prepare(sql)));
    return statement.all(values);
  };
}

function serverReader(uri) {
  const pool = createPool({ uri, timezone: 'Z', charset: 'utf8mb4_bin', connectionLimit: 20 });
  return (sql, values) =>
    new Promise((resolve, reject) =>
      pool.execute(sql, values, (error, rows) => (error === null ? resolve(rows) : reject(error))),
    );
}

const read = database.startsWith('mysql:') ? serverReader(database) : fileReader(database);
const fastify = Fastify();
await fastify.register(cookie, { secret });
for (const { path, statements, answer } of calls) {
  const [session, ...others] = statements;
  fastify.get(path, async (request, reply) => {
    const { valid, value } = request.unsignCookie(request.cookies.nestwell_session ?? '');
    if (!valid) return reply.code(401).send();
    const hash = createHash('sha256').update(value).digest();
    const [running] = await read(session.sql, [hash]);
    if (running === undefined) return reply.code(401).send();
    await Promise.all(others.map(({ sql, values }) => read(sql, values)));
    return answer;
  });
}
await fastify.listen({ port, host: '127.0.0.1' });
