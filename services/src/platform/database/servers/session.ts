import type { PoolConnection, PoolOptions } from 'mysql2';
import {
  createConnection,
  type Connection,
  type ConnectionOptions,
  type RowDataPacket,
} from 'mysql2/promise';

/**
 * What the statements of this application rely on, whatever the server's own defaults are: how text is read, that
 * wrong values are refused, which day it is, and that nothing is cut short or left out.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  sql_mode: 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
  time_zone: '+00:00',
  autocommit: 'ON',
  completion_type: 'NO_CHAIN',
  default_storage_engine: 'InnoDB',
  div_precision_increment: '4',
  foreign_key_checks: 'ON',
  unique_checks: 'ON',
  group_concat_max_len: '1000000',
  sql_auto_is_null: 'OFF',
  sql_big_selects: 'ON',
  sql_safe_updates: 'OFF',
  sql_select_limit: '18446744073709551615',
  // Seconds that a connection may rest; a server that ends them sooner would end them during a start.
  wait_timeout: '28800',
};

/** What the other statements of a session set, by the names of MySQL and of MariaDB, which differ in part. */
const SET_BY_WORDS: Readonly<Record<string, string>> = {
  character_set_client: 'utf8mb4',
  character_set_connection: 'utf8mb4',
  character_set_results: 'utf8mb4',
  collation_connection: 'utf8mb4_bin',
  transaction_isolation: 'READ-COMMITTED',
  transaction_read_only: 'OFF',
  tx_isolation: 'READ-COMMITTED',
  tx_read_only: 'OFF',
};

const written = (value: string) => (/^(\d+|ON|OFF)$/.test(value) ? value : `'${value}'`);

const assigned = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings).map(([name, value]) => `SESSION ${name} = ${written(value)}`);

/** The statements that a new session begins with. `more` are further settings of it. */
export const sessionStatements = (more: Readonly<Record<string, string>> = {}): readonly string[] => [
  `SET NAMES utf8mb4 COLLATE utf8mb4_bin, ${[...assigned(SETTINGS), ...assigned(more)].join(', ')}`,
  // Every read sees what is committed, and fewer gaps are locked than by the engines' own default.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED, READ WRITE',
];

/** Prepared statements that the server keeps for a connection; the one unused for longest is closed first. */
export const MAX_PREPARED_STATEMENTS = 100;

/**
 * Options of every connection. Values go to the server beside a prepared statement (`execute`), never as text inside
 * of one: mysql2 escapes text as `sql_mode` has it by default, which is wrong under NO_BACKSLASH_ESCAPES.
 */
export const SAFE_OPTIONS = {
  timezone: 'Z',
  charset: 'utf8mb4_bin',
  maxPreparedStatements: MAX_PREPARED_STATEMENTS,
  queryFormat: (sql: string, values: unknown): string => {
    if (Array.isArray(values) ? values.length > 0 : values !== undefined && values !== null)
      throw new Error('values are sent by execute, not inside the text of a statement');
    return sql;
  },
} as const satisfies Partial<PoolOptions>;

/** A connection of its own, in a session that is set up. */
export async function openSession(options: ConnectionOptions): Promise<Connection> {
  const connection = await createConnection({ ...SAFE_OPTIONS, ...options });
  try {
    for (const sql of sessionStatements()) await connection.query(sql);
    return connection;
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/** Sets up the session of a pool's new connection; comes before whatever else it is asked. */
export function setUpSession(connection: PoolConnection, more: Readonly<Record<string, string>> = {}): void {
  for (const sql of sessionStatements(more)) {
    connection.query(sql, (error) => {
      if (error !== null) connection.destroy();
    });
  }
  executeWhatHasValues(connection);
}

type Done = (error: Error | null, rows?: unknown, fields?: unknown) => void;
type Ask = (sql: string, values?: unknown, done?: Done) => unknown;

/** TypeORM asks everything by `query`. What comes with values is prepared instead. */
function executeWhatHasValues(connection: PoolConnection): void {
  const query = connection.query.bind(connection) as unknown as Ask;
  const execute = connection.execute.bind(connection) as unknown as Ask;
  const ask: Ask = (sql, values, done) =>
    Array.isArray(values) && values.length > 0
      ? execute(sql, values.map(toParameter), done)
      : query(sql, values, done);
  connection.query = ask as unknown as PoolConnection['query'];
}

const toParameter = (value: unknown): unknown => value ?? null;

/** Fails with the name of the setting where a session does not keep what it was told, behind a proxy perhaps. */
export async function verifySession(connection: Connection): Promise<void> {
  const expected = { ...SETTINGS, ...SET_BY_WORDS };
  const names = Object.keys(expected).map((name) => `'${name}'`);
  const [rows] = await connection.query<RowDataPacket[]>(
    `SHOW SESSION VARIABLES WHERE Variable_name IN (${names.join(', ')})`,
  );
  const found = new Map(rows.map(({ Variable_name: name, Value: value }) => [String(name), String(value)]));
  for (const [name, value] of Object.entries(expected)) {
    const kept = found.get(name);
    if (kept !== undefined && kept !== value)
      throw new Error(
        `The database server cannot be used: its sessions have ${name} = ${kept} though they were told ${value}.`,
      );
  }
}
