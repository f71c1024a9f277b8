import { care, type ChangeShareRequest, type MakeShareRequest } from '@nestwell/contracts/care';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

export function useShares() {
  const { id: userId } = useMember();
  return useQuery(readOf(care.listShares, { params: { userId } }));
}

export function useShareCalls() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const { queryKey } = readOf(care.listShares, { params: { userId } });
  const options = { onSuccess: () => queryClient.invalidateQueries({ queryKey }) };
  const make = useCall(care.makeShare, options);
  const change = useCall(care.changeShare, options);
  const lengthen = useCall(care.lengthenShare, options);
  const end = useCall(care.endShare, options);
  return {
    saving: make.isPending || change.isPending,
    make: (body: MakeShareRequest) => make.mutateAsync({ params: { userId }, body }),
    change: (shareId: string, body: ChangeShareRequest) => change.mutateAsync({ params: { shareId }, body }),
    lengthen: (shareId: string) => lengthen.mutateAsync({ params: { shareId } }),
    end: (shareId: string) => end.mutateAsync({ params: { shareId } }),
  };
}
