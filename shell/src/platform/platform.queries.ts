import { platform, type Environment } from '@nestwell/contracts/delivery';
import { pagesOf, readOf, useCall, useInfiniteQuery, useQuery, useQueryClient } from '@nestwell/remote-kit';
import type { Asked } from './asked';

export const overview = readOf(platform.overview);
export const adminActions = pagesOf(platform.listAdminActions);

export const useOverview = () => useQuery({ ...overview, refetchInterval: 30_000 });

export const useAdminActions = () => useInfiniteQuery(adminActions);

interface Reason {
  environment: Environment;
  rev: number;
  digest?: string;
  why: string;
}

/** Decides, and shows what is current then. */
export function useDecisions() {
  const queryClient = useQueryClient();
  const settled = {
    onSettled: () =>
      Promise.all(
        [overview, adminActions].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      ),
  };
  const rollBack = useCall(platform.rollBack, settled);
  const promote = useCall(platform.promoteTried, settled);
  const restore = useCall(platform.restore, settled);
  const calls = [rollBack, promote, restore];
  const decide = (asked: Asked, reason: Reason, onSuccess: () => void) => {
    if (asked.kind === 'restore')
      return restore.mutate({ body: { ...reason, revision: asked.revision } }, { onSuccess });
    const { id } = asked;
    if (asked.kind === 'promote')
      return promote.mutate({ body: { ...reason, id, version: asked.version } }, { onSuccess });
    return rollBack.mutate({ body: { ...reason, id } }, { onSuccess });
  };
  return {
    decide,
    isPending: calls.some((call) => call.isPending),
    isError: calls.some((call) => call.isError),
  };
}
