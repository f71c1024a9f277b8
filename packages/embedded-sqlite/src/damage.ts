import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { DamagedFile } from './failures';

/* Its own connection, which writes nothing, and its own thread: a large file takes seconds to read. */
const PROGRAM = `
  const { parentPort, workerData: { libsql, path } } = require('node:worker_threads');
  const connection = new (require(libsql))(path, { timeout: 5000 });
  try {
    connection.exec('PRAGMA query_only = ON');
    const rows = connection.prepare('PRAGMA quick_check(3)').all();
    parentPort.postMessage(rows.map((row) => row.quick_check).filter((line) => line !== 'ok').join('; '));
  } catch (error) {
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) throw error;
    parentPort.postMessage(error.message);
  } finally {
    connection.close();
  }
`;

/** Reads a whole file and says what of it is not as SQLite wrote it; undefined for nothing. */
export function findDamage(path: string): Promise<DamagedFile | undefined> {
  return new Promise((resolve, reject) => {
    const libsql = createRequire(import.meta.url).resolve('libsql');
    const worker = new Worker(PROGRAM, { eval: true, workerData: { libsql, path } });
    // The process may end before it has.
    worker.unref();
    worker.once('message', (damage: string) => resolve(damage === '' ? undefined : new DamagedFile(damage)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the check of the database ended without a result')));
  });
}
