import { care } from '@nestwell/contracts/care';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

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
