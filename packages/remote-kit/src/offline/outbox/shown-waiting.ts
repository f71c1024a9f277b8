import type { ShownChange } from '@nestwell/contracts/kernel';
import type { Query, QueryClient } from '@tanstack/react-query';
import { belongs } from '../cut-out';
import { overlaid } from './overlay';
import type { Waiting } from './waiting';

type Asked = Pick<Query, 'queryKey' | 'meta'>;

const concerns = ({ on }: ShownChange, key: readonly unknown[]) =>
  on.every((part, index) => key[index] === part);

/** The answer to one read as it will be once these have been sent. */
export function withWaiting(data: unknown, { queryKey, meta }: Asked, waiting: readonly Waiting[]): unknown {
  const by = (meta?.kept as { by?: string } | undefined)?.by;
  return waiting
    .filter(({ refused }) => !refused)
    .filter((one, at, all) => !all.slice(at + 1).some((later) => undoes(later, one)))
    .flatMap(({ shows }) => shows)
    .filter((shown) => isOf(shown, queryKey))
    .map((shown) => placed(shown, queryKey, by))
    .reduce(overlaid, data);
}

const undoes = ({ takesBack }: Waiting, { method, url }: Waiting) =>
  takesBack !== undefined && method === 'DELETE' && url.split('?')[0]?.endsWith(`/${takesBack}`) === true;

/** A read below it is another one, but for the pages and ranges of the same. */
const isOf = (shown: ShownChange, key: readonly unknown[]) =>
  concerns(shown, key) &&
  key.slice(shown.on.length).every((part) => part === 'pages' || String(part).startsWith('?'));

/** What a change moves out of the range that a read asked for leaves its answer; what does not belong there does not come. */
function placed(shown: ShownChange, key: readonly unknown[], by: string | undefined): ShownChange {
  const { set, was } = shown;
  const moves = by !== undefined && set?.[by] !== undefined;
  if (moves && !belongs(key, by, set)) return { ...shown, gone: true };
  const otherwise = shown.otherwise ?? (moves ? was : undefined);
  return fits({ ...shown, otherwise }, key, by)
    ? { ...shown, otherwise }
    : { ...shown, otherwise: undefined };
}

const fits = ({ otherwise, set }: ShownChange, key: readonly unknown[], by: string | undefined) =>
  otherwise === undefined || belongs(key, by, { ...otherwise, ...set });

/** Shows these on the screens that are there; from when their answers are does not change. */
export function showWaiting(client: QueryClient, waiting: readonly Waiting[]): void {
  if (waiting.length === 0) return;
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined) continue;
    const shown = withWaiting(data, query, waiting);
    if (shown !== data) query.setData(shown, { updatedAt: dataUpdatedAt, manual: true });
  }
}
