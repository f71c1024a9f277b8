import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Makes MariaDB walk the named index. Its estimate of a page leaves the page's limit out, so among many rows it may
 * prefer to begin at the index's end and to throw away all that comes before the page. SQLite needs no such word.
 */
export function forceIndex<E extends ObjectLiteral>(
  query: SelectQueryBuilder<E>,
  index: string,
): SelectQueryBuilder<E> {
  query.useIndex(index);
  // TypeORM only knows the weaker word, which still lets the engine begin at the end.
  const written = query.getQuery.bind(query);
  query.getQuery = () => written().replace(' USE INDEX (', ' FORCE INDEX (');
  return query;
}
