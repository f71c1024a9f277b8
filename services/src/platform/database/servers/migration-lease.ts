import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import { isTransient } from '../failures';

const LEASE_S = 60;
const RENEWED_EVERY = 5000;
const ASKED_EVERY = 300;

/**
 * Runs `work` in one process at a time of all that start over one database. A lock by name would do on one server,
 * but means nothing in a cluster; a row means the same on each node. Who dies with it holds it for a minute.
 */
export async function withMigrationLease(
  connection: Connection,
  waitAtMost: number,
  work: () => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  await connection.query(
    'CREATE TABLE IF NOT EXISTS migration_lease (id INT PRIMARY KEY, holder CHAR(36) NOT NULL, held_until DATETIME(3) NOT NULL)',
  );
  const giveUpAt = Date.now() + waitAtMost;
  while (!(await take(connection, holder))) {
    if (Date.now() > giveUpAt)
      throw new Error('another process has been migrating the database for too long');
    await sleep(ASKED_EVERY);
  }
  const renewal = setInterval(() => {
    // One that fails is made up for by the next.
    take(connection, holder).catch(() => undefined);
  }, RENEWED_EVERY);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    await connection.execute('DELETE FROM migration_lease WHERE id = 1 AND holder = ?', [holder]);
  }
}

/** By the server's clock, which is the same for all who ask. */
async function take(connection: Connection, holder: string): Promise<boolean> {
  const until = `NOW(3) + INTERVAL ${LEASE_S} SECOND`;
  try {
    const [made] = await connection.execute<ResultSetHeader>(
      `INSERT IGNORE INTO migration_lease (id, holder, held_until) VALUES (1, ?, ${until})`,
      [holder],
    );
    if (made.affectedRows === 1) return true;
    const [taken] = await connection.execute<ResultSetHeader>(
      `UPDATE migration_lease SET holder = ?, held_until = ${until} WHERE id = 1 AND (holder = ? OR held_until < NOW(3))`,
      [holder, holder],
    );
    return taken.affectedRows === 1;
  } catch (error) {
    if (isTransient(error)) return false;
    throw error;
  }
}
