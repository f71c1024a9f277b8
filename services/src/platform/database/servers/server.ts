import { connect, type Socket } from 'node:net';
import { types } from 'node:util';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { AnswerDeadline } from './answer-deadline';
import type { DatabaseAddress, ServerAddress } from '../../config/database-address';
import { SAFE_OPTIONS } from './session';
import { FITNESS, isFit, isOfCluster, type Condition } from './fitness';

/** `silent` is what does not answer in time, which a busy machine may be too. */
export type State = 'unknown' | 'fit' | 'unfit' | 'silent';

export interface Patience {
  /** Milliseconds between two looks at a server, and what it may take to answer one. */
  lookEvery: number;
  lookWithin: number;
  /** Milliseconds that the answer to any statement may take. */
  answerWithin: number;
}

/** One server of the database: what state it is in, and the connections that go to it. */
export class Server {
  state: State = 'unknown';
  private avoidedUntil = 0;
  /** Whether it is a node of a Galera cluster, which may be a little behind the others. */
  ofCluster = false;
  private readonly connections = new Set<AnswerDeadline>();
  private asking?: Connection;

  constructor(
    readonly at: ServerAddress,
    private readonly address: DatabaseAddress,
    private readonly patience: Patience,
  ) {}

  connect(): Socket {
    const socket = connect(this.at.port, this.at.host);
    socket.setNoDelay(true);
    // Carries a packet now and then, so that nothing on the way forgets a connection that rests.
    socket.setKeepAlive(true, KEEP_ALIVE_AFTER);
    const connection = new AnswerDeadline(socket, this.patience.answerWithin);
    this.connections.add(connection);
    socket.once('close', () => {
      this.connections.delete(connection);
      // What dropped one connection has probably dropped all that rested meanwhile: each call would find another one.
      if (connection.owesAnswer) for (const other of this.connections) other.endIfRested();
    });
    return socket;
  }

  /** Ends what still speaks with it: it may have been left by the others, and know nothing of what they write. */
  fence(): void {
    const failure = Object.assign(new Error('the database server was left'), { code: 'ECONNRESET' });
    for (const connection of this.connections) connection.end(failure);
  }

  /** It says that it is fit, and could not write. */
  avoid(milliseconds: number): void {
    this.avoidedUntil = Date.now() + milliseconds;
  }

  /** Whether it is fit, as far as is known, and not avoided. */
  get isWelcome(): boolean {
    return this.state === 'fit' && Date.now() >= this.avoidedUntil;
  }

  async look(): Promise<void> {
    const begun = Date.now();
    try {
      const condition = await this.condition();
      this.ofCluster = isOfCluster(condition);
      this.state = isFit(condition) ? 'fit' : 'unfit';
    } catch (error) {
      this.close();
      // That long only because this process itself was held up: nothing is known of the server.
      if (isSilence(error) && Date.now() - begun > HELD * this.patience.lookWithin) return;
      this.state = isSilence(error) ? 'silent' : 'unfit';
    }
  }

  close(): void {
    this.asking?.destroy();
    this.asking = undefined;
  }

  private async condition(): Promise<Condition> {
    const { lookWithin: timeout } = this.patience;
    this.asking ??= await this.open();
    const said = new Map<string, string>();
    for (const sql of FITNESS) {
      const [rows] = await this.asking.query<RowDataPacket[]>({ sql, timeout });
      for (const { Variable_name: name, Value: value } of rows) said.set(String(name), String(value));
    }
    return said;
  }

  private async open(): Promise<Connection> {
    const { user, password } = this.address;
    const connection = await createConnection({
      ...SAFE_OPTIONS,
      ...this.at,
      user,
      password,
      connectTimeout: this.patience.lookWithin,
    });
    // That it broke shows at the next look.
    connection.on('error', () => undefined);
    return connection;
  }
}

/** Milliseconds of rest. */
const KEEP_ALIVE_AFTER = 15_000;

/** Times the patience of a look. */
const HELD = 1.5;

const SILENCE = new Set(['ETIMEDOUT', 'PROTOCOL_SEQUENCE_TIMEOUT']);
const isSilence = (error: unknown) =>
  types.isNativeError(error) && 'code' in error && SILENCE.has(String(error.code));
