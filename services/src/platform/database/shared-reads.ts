import { shareReads } from '@nestwell/embedded-sqlite';
import type { DataSource } from 'typeorm';
import { Carried } from '../carried';
import { soon, type Soon } from './soon';

const running = new Carried<SharedReads>();

/**
 * What one page has read so far: the same read again, for another part of it, is answered from here. Nothing is shared
 * with another page, and nothing once it has written, or is made: what it left running would read what was once.
 */
export class SharedReads {
  private answers?: Map<string, Soon<object[]>> = new Map();

  /** Those of the page that the caller works for. */
  static get current(): SharedReads | undefined {
    return running.get();
  }

  /** Equal reads of whatever is done inside are one. */
  during<T>(work: () => T): T {
    return running.run(this, work);
  }

  end(): void {
    this.answers = undefined;
  }

  /** Each caller gets rows by name of its own: it may change them. Values in order it only reads. */
  of<R extends object>(sql: string, values: unknown[], read: (values: unknown[]) => Soon<R[]>): Soon<R[]> {
    const { answers } = this;
    if (answers === undefined) return read(values);
    const key = keyOf(sql, values);
    let known = answers.get(key) as Soon<R[]> | undefined;
    if (known === undefined) {
      known = read(values);
      answers.set(key, known);
      // Whoever waits for it hears why; who comes later may do better.
      if (known instanceof Promise) known.catch(() => answers.delete(key));
    }
    return soon(known, (rows) => rows.map((row) => (Array.isArray(row) ? row : { ...row })));
  }
}

/** From now on reads of the source are shared where a page is made. What is not a kept read may write. */
export function shareInPages(source: DataSource): void {
  shareReads(source, (sql, values, read) => SharedReads.current?.of(sql, values, read) ?? read(values));
  const make = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    SharedReads.current?.end();
    return make(mode);
  };
}

const keyOf = (sql: string, values: readonly unknown[]) => `${sql} ${values.map(textOf).join()}`;

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `x${value.toString('hex')}`;
  return typeof value === 'bigint' ? `${value}n` : JSON.stringify(value);
}
