import type { Connection, RowDataPacket } from 'mysql2/promise';
import { MAX_PREPARED_STATEMENTS } from './session';

/** Connections of one instance to the database. */
export const POOL_SIZE = 20;

/** Bytes, more than the largest request. */
const MIN_PACKET_BYTES = 1_048_576;
/** Of a whole pool, and of another one as it takes this one's place. */
const MIN_PREPARED_STATEMENTS = 2 * POOL_SIZE * MAX_PREPARED_STATEMENTS;

type Variables = ReadonlyMap<string, string>;

const ASKED = [
  'binlog_format',
  'innodb_read_only',
  'log_bin',
  'max_allowed_packet',
  'max_prepared_stmt_count',
];

const atLeast = (variables: Variables, name: string, least: number): string | undefined => {
  const value = Number(variables.get(name) ?? least);
  return value < least ? `${name} is ${value}; it must be at least ${least}` : undefined;
};

/** What a session cannot set for itself; the sentence for the first that is wrong. */
export function unmetRequirement(variables: Variables): string | undefined {
  if (variables.get('log_bin') === 'ON' && variables.get('binlog_format') === 'STATEMENT')
    return 'binlog_format is STATEMENT, with which READ COMMITTED cannot write; it must be ROW or MIXED';
  if (variables.get('innodb_read_only') === 'ON') return 'innodb_read_only is ON; it must be OFF';
  return (
    atLeast(variables, 'max_allowed_packet', MIN_PACKET_BYTES) ??
    atLeast(variables, 'max_prepared_stmt_count', MIN_PREPARED_STATEMENTS)
  );
}

/** Fails with the name of the setting where the server's own settings do not allow what the application does. */
export async function requireUsableServer(connection: Connection): Promise<void> {
  const names = ASKED.map((name) => `'${name}'`).join(', ');
  const [rows] = await connection.query<RowDataPacket[]>(
    `SHOW GLOBAL VARIABLES WHERE Variable_name IN (${names})`,
  );
  const variables = new Map(
    rows.map(({ Variable_name: name, Value: value }) => [String(name), String(value)]),
  );
  const unmet = unmetRequirement(variables);
  if (unmet !== undefined) throw new Error(`The database server cannot be used: ${unmet}.`);
}
