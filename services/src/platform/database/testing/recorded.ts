import type { Database } from '../database';

export interface Recorded {
  sql: string;
  parameters: unknown[];
}

/** Every statement that `work` makes and `wanted` fits, with its values. */
export async function recorded(
  { source }: Database,
  wanted: RegExp,
  work: () => unknown,
): Promise<Recorded[]> {
  const former = source.logger;
  const statements: Recorded[] = [];
  const nothing = () => undefined;
  source.logger = {
    logQuery: (sql, parameters) => {
      if (wanted.test(sql)) statements.push({ sql, parameters: Array.isArray(parameters) ? parameters : [] });
    },
    logQueryError: nothing,
    logQuerySlow: nothing,
    logSchemaBuild: nothing,
    logMigration: nothing,
    log: nothing,
  };
  try {
    await work();
  } finally {
    source.logger = former;
  }
  return statements;
}
