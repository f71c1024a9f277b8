import { createConnection, type Connection } from 'mysql2/promise';
import { addressOn, MariadbServer } from './mariadb-server';

/** What ends a quotation where text is escaped otherwise than the server reads it. */
export const ODD_NAMES = [
  "x',role=0x61646d696e#",
  "\\',role=0x61646d696e#",
  'x\\',
  'O\'Neil \\ "Ana" `b`',
  "\\'; DROP TABLE users; --",
  '?, ? :name \\0 \\n',
  'Zoë 🤱🏽 नमस्ते',
];

const USUAL = [
  "sql_mode = 'STRICT_TRANS_TABLES'",
  "time_zone = 'SYSTEM'",
  'autocommit = 1',
  "tx_isolation = 'REPEATABLE-READ'",
  'tx_read_only = 0',
  "character_set_server = 'utf8mb4'",
  'group_concat_max_len = 1048576',
  'sql_select_limit = DEFAULT',
  'sql_safe_updates = 0',
  'max_allowed_packet = 16777216',
  'max_prepared_stmt_count = 16382',
];

/** A server of a test's own, whose settings it may change. */
export class OddServer {
  private constructor(
    private readonly server: MariadbServer,
    readonly operator: Connection,
  ) {}

  static async start(): Promise<OddServer> {
    const server = await MariadbServer.start();
    return new OddServer(server, await createConnection(addressOn(server.port)));
  }

  get port(): number {
    return this.server.port;
  }

  /** What sessions have that begin from now on, such as `autocommit = 0`. */
  async set(...settings: readonly string[]): Promise<void> {
    for (const setting of settings) await this.operator.query(`SET GLOBAL ${setting}`);
  }

  reset(): Promise<void> {
    return this.set(...USUAL);
  }

  async stop(): Promise<void> {
    await this.operator.end();
    await this.server.stop();
  }
}
