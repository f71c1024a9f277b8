import { fitness, type Clearance } from '@nestwell/contracts/fitness';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

export function useClearance() {
  const { id: userId } = useMember();
  return useQuery(readOf(fitness.readClearance, { params: { userId } }));
}

export function useSaveClearance() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const params = { userId };
  const keep = useCall(fitness.saveClearance, {
    onSuccess: (answers) =>
      queryClient.setQueryData(readOf(fitness.readClearance, { params }).queryKey, answers),
  });
  return {
    saving: keep.isPending,
    save: (body: Clearance) => keep.mutateAsync({ params, body }),
  };
}
