import type { EntityMetadata } from 'typeorm';
import { DAY, HOUR } from '@nestwell/domain/moments';
import type { End } from '../../kept-tables';

export type Column = EntityMetadata['columns'][number];

/** What a column holds in a table that grows, as SQL: `n` is the number of the row, `u` that of her it belongs to. */
export type Values = Record<string, string>;

/** An id as the application makes them: later ones sort after earlier ones. */
export const idOf = (number: string, salt: string): string =>
  `UNHEX(CONCAT(LPAD(HEX(1700000000000 + (${number}) * 1000), 12, '0'), '70008', SUBSTR(MD5(CONCAT('${salt}', ${number})), 1, 15)))`;

/** The first of all is the member whose calls are looked at. */
export const userOf = (number: string): string => `IF(${number} = 0, @her, ${idOf(number, 'user')})`;

/** A moment so many milliseconds from now. */
export const moment = (from: number, spread: number): string =>
  `@now + INTERVAL (${Math.round(from)} + (n * 7919) % 1000 * ${Math.round(spread / 1000)}) * 1000 MICROSECOND`;

/** For so many rows of a sowing it is time to do what is to be done with them, however many users there are. */
export const isDue = 'n < @first + 20';

const ending = ({ after }: End) =>
  `IF(${isDue}, ${moment(-after - DAY, HOUR)}, ${moment(-after + HOUR, 30 * DAY)})`;

const byName: Values = {
  user_id: userOf('u'),
  reporter_id: userOf('u'),
  blocked_user_id: userOf('u + 1'),
  whose: userOf('u'),
  date: "DATE_FORMAT(@now - INTERVAL n % 10 DAY, '%Y-%m-%d')",
};

/** What fits the column, where nothing else is said. */
export function valueOf(column: Column, table: string, end?: End): string {
  const name = column.databaseName;
  if (end?.column === column.propertyName) return ending(end);
  const known = byName[name];
  if (known !== undefined) return known;
  if (column.isNullable) return 'NULL';
  const type = String(column.type);
  if (type === 'datetime') return moment(-10 * DAY, 9 * DAY);
  if (type === 'binary')
    return column.length === '16'
      ? idOf('n', table)
      : `LEFT(UNHEX(SHA2(CONCAT('${table}.${name}', n), 512)), ${column.length})`;
  if (type === 'boolean') return '0';
  if (/int|double/.test(type)) return 'n % 5';
  if (column.transformer) return "'[]'";
  return column.length ? `LEFT(CONCAT('w', n), ${column.length})` : "CONCAT('Words ', n)";
}
