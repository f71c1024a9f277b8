import { PassThrough, Readable } from 'node:stream';
import type { RowDataPacket } from 'mysql2/promise';
import { openSession } from '../servers/session';
import { seal, unseal } from './sealed-file';
import type { DatabaseAddress } from '../../config/database-address';
import { feed, serverTool } from './server-tool';

const HEAD = 65_536;

/** Where in the server's log a dump was made, and of which database. */
export interface Place {
  database: string;
  log?: { file: string; position: number };
}

/** A consistent dump, made beside what the services do, with its place in the server's log where it writes one. */
export async function backUpServer(server: DatabaseAddress, path: string, recipient: string): Promise<void> {
  const [logs] = await ask(server, 'SELECT @@log_bin AS writes');
  const place = logs?.writes === 1 ? ['--master-data=2'] : [];
  const args = ['--single-transaction', '--quick', '--hex-blob', '--skip-tz-utc', ...place, server.database];
  const { output, done } = serverTool('mariadb-dump', server, args);
  const whole = new PassThrough();
  output.pipe(whole, { end: false });
  // A dump that broke off must not look whole.
  done.then(
    () => whole.end(),
    (error: Error) => whole.destroy(error),
  );
  await seal(path, recipient, whole);
}

export async function restoreServer(server: DatabaseAddress, path: string, identity: string): Promise<Place> {
  const [tables] = await ask(
    server,
    'SELECT COUNT(*) AS n FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
  );
  if (Number(tables?.n) > 0)
    throw new Error(`${server.database} has tables already: nothing was restored over them`);
  let head = '';
  const dump = Readable.from(
    (async function* () {
      for await (const bytes of await unseal(path, identity)) {
        if (head.length < HEAD) head += (bytes as Buffer).toString('latin1');
        yield bytes as Buffer;
      }
    })(),
  );
  await feed(server, dump);
  return placeIn(head);
}

function placeIn(head: string): Place {
  const database = /^-- Host: .*Database: (\S+)/m.exec(head)?.[1] ?? '';
  const found = /MASTER_LOG_FILE='([^']+)', MASTER_LOG_POS=(\d+)/.exec(head);
  return found === null
    ? { database }
    : { database, log: { file: found[1] ?? '', position: Number(found[2]) } };
}

export async function ask(server: DatabaseAddress, sql: string): Promise<RowDataPacket[]> {
  const connection = await openSession({ ...server, connectTimeout: 10_000 });
  try {
    return (await connection.query<RowDataPacket[]>(sql))[0];
  } finally {
    await connection.end();
  }
}
