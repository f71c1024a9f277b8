import { AbstractLogger, type DataSource, type LogLevel, type LogMessage } from 'typeorm';

/**
 * Makes every query fail that names a personal row by its id alone: `WHERE id = ?` without `user_id` finds whoever's
 * row it is. Tests run with it, so that a repository that does so cannot pass.
 */
export function refuseQueriesByIdAlone(source: DataSource): void {
  const personal = source.entityMetadatas
    .filter(
      ({ primaryColumns }) => primaryColumns.map(({ databaseName }) => databaseName).join() === 'user_id,id',
    )
    .map(({ tableName }) => tableName);
  source.logger = new PersonalRowsGuard(new Set(personal));
}

class PersonalRowsGuard extends AbstractLogger {
  constructor(private readonly personal: ReadonlySet<string>) {
    super('all');
  }

  override logQuery(sql: string): void {
    if (isByIdAlone(sql, this.personal)) throw new Error(`reaches a personal row by its id alone: ${sql}`);
  }

  protected writeLog(_level: LogLevel, _message: LogMessage | LogMessage[]): void {}
}

const TABLE = /^\s*(?:select\b.*?\bfrom|update|delete\s+from)\s+["`](\w+)["`]/is;

export function isByIdAlone(sql: string, personal: ReadonlySet<string>): boolean {
  const [, table = ''] = TABLE.exec(sql) ?? [];
  if (!personal.has(table)) return false;
  const condition = sql.slice(sql.search(/\bwhere\b/i));
  return /["`]id["`]\)?\s*(=|in\b)/i.test(condition) && !/["`]user_id["`]\)?\s*(=|in\b)/i.test(condition);
}
