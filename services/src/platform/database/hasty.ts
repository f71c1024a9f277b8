import { sqliteFileOf } from '@nestwell/embedded-sqlite';
import type { Database } from './database';

/** Lets SQLite answer before a write is safe from a power cut: for a file that counts only once it is whole. */
export function makeHasty({ source }: Database): void {
  sqliteFileOf(source)?.writer.pragma('synchronous = OFF');
}
