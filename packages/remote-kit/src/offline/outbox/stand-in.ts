import type { ShownChange } from '@nestwell/contracts/kernel';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { overlaid } from './overlay';
import { rowIn } from './row-in';

/**
 * What the server will answer to a change that waits, as far as it is known: the row as any read shows it meanwhile,
 * else one with nothing in it but this change.
 */
export function standIn(client: QueryClient, shows: readonly ShownChange[]): unknown {
  const [first] = shows;
  if (!first || first.gone) return undefined;
  const { otherwise, where, set } = first;
  const ofSameRow = otherwise ? shows.filter((one) => one.otherwise === otherwise) : [first];
  for (const { on, where: its } of ofSameRow) {
    const row = rowIn(client, on, its);
    if (row) return row;
  }
  return otherwise ? overlaid(null, first) : { ...where, ...set };
}

/** Of a change that makes several things: one for each, in their order. */
export function standInsOf(client: QueryClient, shows: readonly ShownChange[]): unknown[] {
  const read = hashKey(shows[0]?.on ?? []);
  return shows
    .filter(({ on, otherwise }) => otherwise && hashKey(on) === read)
    .map(({ otherwise }) =>
      standIn(
        client,
        shows.filter((one) => one.otherwise === otherwise),
      ),
    );
}
