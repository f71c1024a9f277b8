export { SqliteConnection } from './connection';
export { findDamage } from './damage';
export { sqliteDataSource, sqliteFileOf } from './data-source';
export { isDamaged, isFull, isLocked, isRefusedByDisk, sqliteCodeOf } from './failures';
export type { SqliteFile } from './sqlite-file';
export { bindable } from './values';
