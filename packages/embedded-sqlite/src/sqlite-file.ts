import { openConnection, type SqliteConnection } from './connection';
import { TransactionUndone } from './failures';
import { whileLocked } from './lock-waiting';
import { WriteProbe } from './write-probe';
import { WriteTurns } from './write-turns';

/** Milliseconds that a call waits for its turn to write and for other programs, together. */
const PATIENCE = 5000;

/** What all runners of one database file share: the writing connection with its turns, and the reading one. */
export class SqliteFile {
  /** Whether the caller runs inside a transaction: writing past its own manager would wait for itself for ever. */
  isInsideTransaction = (): boolean => false;
  /** How writing went lately. */
  readonly health = new WriteProbe();
  private readonly turns = new WriteTurns();
  private patience = PATIENCE;
  private writing?: SqliteConnection;
  private reading?: SqliteConnection;

  constructor(readonly path: string) {}

  get isOpen(): boolean {
    return this.reading !== undefined;
  }

  async open(): Promise<void> {
    this.writing = await this.connect();
    // A second connection of a WAL file sees committed rows only, and never waits for the writer.
    const reading = await this.connect();
    reading.pragma('query_only = ON');
    this.reading = reading;
  }

  /** Opens a connection, and waits while another program holds the whole file. */
  async connect(): Promise<SqliteConnection> {
    return whileLocked(this.deadline(), () => openConnection(this.path));
  }

  close(): void {
    this.reading?.close();
    this.reading = undefined;
    this.writing?.close();
    this.writing = undefined;
  }

  get reader(): SqliteConnection {
    if (this.reading === undefined) throw new Error('the database is closed');
    return this.reading;
  }

  /** Only whoever has the turn may use it. */
  get writer(): SqliteConnection {
    if (this.writing === undefined) throw new Error('the database is closed');
    return this.writing;
  }

  /** Until when something that begins now may wait. */
  deadline(): number {
    return Date.now() + this.patience;
  }

  /** Lets everything that begins inside `work` wait longer. */
  async patiently<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
    this.patience = milliseconds;
    try {
      return await work();
    } finally {
      this.patience = PATIENCE;
    }
  }

  /** Waits for the turn to write; call the result when done. */
  async turn(deadline = this.deadline()): Promise<() => void> {
    if (this.isInsideTransaction()) throw new Error('inside a transaction, write through its own manager');
    const done = await this.turns.take(deadline);
    this.undo();
    if (this.writing?.inTransaction !== true) return done;
    done();
    throw new TransactionUndone();
  }

  /** Begins a transaction of whoever has the turn, with the write lock: none fails half-way for want of it. */
  async begin(deadline: number): Promise<void> {
    return whileLocked(deadline, () => this.writer.exec('BEGIN IMMEDIATE'));
  }

  /** Ends whatever transaction the writer is in; where even that fails, the next turn begins with it. */
  undo(): void {
    if (this.writing?.inTransaction !== true) return;
    try {
      this.writing.exec('ROLLBACK');
    } catch {
      // SQLite may have undone it by itself in the meantime: whoever needs to know asks the connection.
    }
  }

  /** Rejects within a second with SQLite's reason when nothing can be written at this moment. */
  probeWriting(): Promise<void> {
    return this.health.ask(async (write) => {
      const deadline = Date.now() + 1000;
      const done = await this.turn(deadline);
      try {
        await this.begin(deadline);
        write(this.writer);
        this.writer.exec('COMMIT');
        this.health.note();
      } finally {
        this.undo();
        done();
      }
    });
  }

  /** Moves what was written into the main file and empties the log, between two writers of this process. */
  async foldLog(): Promise<void> {
    const done = await this.turn();
    try {
      this.writer.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      done();
    }
  }
}
