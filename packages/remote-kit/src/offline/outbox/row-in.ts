import type { ShownRow } from '@nestwell/contracts/kernel';
import type { QueryClient } from '@tanstack/react-query';

/** A row that a read of hers has shown, whatever range it was read in. */
export function rowIn(client: QueryClient, on: readonly string[], where: ShownRow): ShownRow | undefined {
  for (const query of client.getQueryCache().findAll({ queryKey: on })) {
    const row = rowsOf(query.state.data).find((each) =>
      Object.entries(where).every(([field, value]) => each[field] === value),
    );
    if (row) return row;
  }
  return undefined;
}

function rowsOf(data: unknown): readonly ShownRow[] {
  if (Array.isArray(data)) return data as ShownRow[];
  if (typeof data !== 'object' || data === null) return [];
  return 'pages' in data
    ? (data.pages as { rows: ShownRow[] }[]).flatMap(({ rows }) => rows)
    : [data as ShownRow];
}
