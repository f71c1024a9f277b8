import { care, type NoteRecoveryRequest } from '@nestwell/contracts/care';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

const SHOWN = 30;

/** What she noted, newest first. */
export const recoveryNotesOf = (userId: string) =>
  readOf(care.listRecovery, { params: { userId }, query: { limit: SHOWN } });

export const useRecoveryNotes = () => useQuery(recoveryNotesOf(useMember().id));

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
