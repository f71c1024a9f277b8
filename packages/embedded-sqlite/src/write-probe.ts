import type { SqliteConnection } from './connection';
import { isFull, isRefusedByDisk } from './failures';

/** Milliseconds for which an answer holds: asking often costs nothing. */
const HOLDS = 1000;

/* Writing the number again takes a page of the log: a disk that is full or read-only refuses that. */
const SMALLEST = (version: number) => `PRAGMA user_version = ${version}`;
/* After a write was refused for want of room, a smaller one going through would prove nothing. */
const SIZEABLE =
  'CREATE TABLE write_probe (filled); INSERT INTO write_probe VALUES (zeroblob(65536)); DROP TABLE write_probe';

/** Whether the file can be written at this moment, known from what became of the last writes or by trying. */
export class WriteProbe {
  private refusal: unknown;
  private askedAt = 0;
  private answer: Promise<void> = Promise.resolve();

  /** Every write tells how it went. */
  note(error?: unknown): void {
    if (error === undefined) this.refusal = undefined;
    else if (isFull(error) || isRefusedByDisk(error)) this.refusal = error;
  }

  /** Rejects with SQLite's reason when nothing can be written. `write` runs inside a transaction of its own. */
  ask(write: (work: (writer: SqliteConnection) => void) => Promise<void>): Promise<void> {
    if (Date.now() - this.askedAt < HOLDS) return this.answer;
    this.askedAt = Date.now();
    this.answer = write((writer) => writer.exec(this.refusal === undefined ? again(writer) : SIZEABLE));
    // Whoever asks hears of it; that nobody does must not end the process.
    this.answer.catch(() => undefined);
    return this.answer;
  }
}

function again(writer: SqliteConnection): string {
  const [{ user_version: version }] = writer.pragma('user_version') as [{ user_version: number }];
  return SMALLEST(version);
}
