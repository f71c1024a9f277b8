import { care } from '@nestwell/contracts/care';
import { useMember } from '../../hooks/use-user';
import { useQuery, useQueryClient } from '../../query';
import { readOf } from '../../request/read';
import { useCall } from '../../request/use-call';

/** Whom she calls first; null while she has written nobody down. It is kept on her device. */
export function useCareContact() {
  const { id: userId } = useMember();
  return useQuery(readOf(care.readCareContact, { params: { userId } }));
}

export function useSaveCareContact() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const { queryKey } = readOf(care.readCareContact, { params: { userId } });
  const save = useCall(care.saveCareContact, {
    onSuccess: (contact) => queryClient.setQueryData(queryKey, contact),
  });
  const forget = useCall(care.forgetCareContact, {
    onSuccess: () => queryClient.setQueryData(queryKey, null),
  });
  return { params: { userId }, save, forget };
}
