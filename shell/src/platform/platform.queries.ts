import { platform } from '@nestwell/contracts/delivery';
import { readOf, useCall, useQuery, useQueryClient } from '@nestwell/remote-kit';

const overview = readOf(platform.overview);

export const useOverview = () => useQuery({ ...overview, refetchInterval: 30_000 });

/** Goes back to the last good version, and shows what is current then. */
export function useRollBack() {
  const queryClient = useQueryClient();
  return useCall(platform.rollBack, {
    onSettled: () => queryClient.invalidateQueries({ queryKey: overview.queryKey }),
  });
}
