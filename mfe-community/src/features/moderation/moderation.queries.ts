import { community } from '@nestwell/contracts/community';
import { readOf, useCall, useQuery, useQueryClient } from '@nestwell/remote-kit';

const queue = readOf(community.moderationQueue);

export function useModerationQueue() {
  return useQuery({ ...queue, staleTime: 0 });
}

export function useModerate() {
  const queryClient = useQueryClient();
  return useCall(community.moderate, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queue.queryKey }),
  });
}
