import { isReadOf, type DataKind } from '@nestwell/contracts/kernel';

/** All reads of hers that may be another after a change of this kind, as `invalidateQueries` takes them. */
export const readsOf = (kind: DataKind, userId: string) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isReadOf(kind, userId, queryKey),
});
