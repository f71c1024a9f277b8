import { findDamage, sqliteFileOf } from '@nestwell/embedded-sqlite';
import type { DataSource } from 'typeorm';
import { outageOf } from './failures';

/** Remembers that a part of the database could not be read, until a check of the whole finds nothing. */
export class DamageRecord {
  private found: Error | undefined;

  constructor(private readonly source: DataSource) {
    source.subscribers.push({ afterQuery: ({ error }) => this.note(error) });
  }

  /** Of every failure; those of other kinds are left alone. */
  note(error: unknown): void {
    if (error instanceof Error && outageOf(error) === 'damaged') this.found = error;
  }

  /** Reads the whole SQLite file in a thread of its own. The servers check their tables themselves, and say so. */
  async check(): Promise<void> {
    const file = sqliteFileOf(this.source);
    if (file !== undefined) this.found = await findDamage(file.path);
  }

  throwIfDamaged(): void {
    if (this.found !== undefined) throw this.found;
  }
}
