import { care, type NoteRecoveryRequest } from '@nestwell/contracts/care';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

const SHOWN = 30;

/** What she noted, newest first. */
export function useRecoveryNotes() {
  const { id: userId } = useMember();
  return useQuery(readOf(care.listRecovery, { params: { userId }, query: { limit: SHOWN } }));
}

export function useRecoveryCalls() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const { queryKey } = readOf(care.listRecovery, { params: { userId } });
  const onSuccess = () => queryClient.invalidateQueries({ queryKey });
  const note = useCall(care.noteRecovery, { onSuccess });
  const remove = useCall(care.removeRecovery, { onSuccess });
  return {
    saving: note.isPending,
    note: (body: NoteRecoveryRequest) => note.mutateAsync({ params: { userId }, body }),
    remove: (noteId: string) => remove.mutateAsync({ params: { noteId } }),
  };
}
