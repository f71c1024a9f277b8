import { community } from '@nestwell/contracts/community';
import { pagesOf, useCall, useInfiniteQuery, useQueryClient } from '@nestwell/remote-kit';

const queue = pagesOf(community.moderationQueue);

export function useModerationQueue() {
  return useInfiniteQuery({ ...queue, staleTime: 0 });
}

export function useModerate() {
  const queryClient = useQueryClient();
  return useCall(community.moderate, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queue.queryKey }),
  });
}
