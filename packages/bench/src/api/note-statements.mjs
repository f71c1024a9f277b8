/**
 * Loaded into the services (`node --import`) while the bench looks at what each call asks of the database: writes every
 * read with its values into the file `STATEMENTS`, one a line.
 */
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { serialize } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

const file = process.env.STATEMENTS;
const services = createRequire(new URL('../../../../services/package.json', import.meta.url));

function note(sql, values) {
  if (/^\s*select/i.test(sql)) appendFileSync(file, `${serialize({ sql, values }).toString('base64')}\n`);
}

function watchSqlite() {
  const { prototype } = services('libsql');
  const { prepare } = prototype;
  prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    const { all } = statement;
    statement.all = function (values = []) {
      note(sql, values);
      return all.call(this, values);
    };
    return statement;
  };
}

function watchMariadb() {
  const { prototype } = services('mysql2').Connection;
  for (const name of ['query', 'execute']) {
    const run = prototype[name];
    prototype[name] = function (first, ...rest) {
      const { sql = first, values = rest[0] } = first;
      note(sql, Array.isArray(values) ? values : []);
      return run.call(this, first, ...rest);
    };
  }
}

if (isMainThread && file) {
  watchSqlite();
  watchMariadb();
}
