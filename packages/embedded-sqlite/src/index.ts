export { compileRawRead, compileRead } from './compile-read';
export { SqliteConnection } from './connection';
export { findDamage } from './damage';
export { sqliteDataSource, sqliteFileOf } from './data-source';
export { keepBuilt, type BuiltRead } from './keep-built';
export { isDamaged, isFull, isLocked, isRefusedByDisk, sqliteCodeOf } from './failures';
export { forceIndex } from './force-index';
export type { SqliteFile } from './sqlite-file';
export { watchReads } from './prepared-read';
