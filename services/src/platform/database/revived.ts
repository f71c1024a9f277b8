import type { ObjectLiteral, Repository } from 'typeorm';

/** Rows that were kept as JSON: their moments are dates again. */
export function revived<E extends ObjectLiteral>({ metadata }: Repository<E>, kept: unknown): E[] {
  const moments = metadata.columns
    .filter(({ type }) => type === 'datetime')
    .map((column) => column.propertyName);
  return (kept as Record<string, unknown>[]).map((row) => {
    const dates = moments.flatMap((name) => {
      const value = row[name];
      return typeof value === 'string' ? [[name, new Date(value)]] : [];
    });
    return { ...row, ...Object.fromEntries(dates) } as unknown as E;
  });
}
