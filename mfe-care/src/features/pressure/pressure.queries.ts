import { care, type CorrectReadingRequest, type NoteReadingRequest } from '@nestwell/contracts/care';
import { call, readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

/** As many as are shown and told: more lie in her export. */
const SHOWN = 60;

export const readingsOf = (userId: string) =>
  readOf(care.listReadings, { params: { userId }, query: { limit: SHOWN } });

/** Her readings, newest first. */
export function useReadings() {
  const { id: userId } = useMember();
  return useQuery(readingsOf(userId));
}

export function usePressureCalls() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const onSuccess = () =>
    queryClient.invalidateQueries({ queryKey: readOf(care.listReadings, { params: { userId } }).queryKey });
  const correct = useCall(care.correctReading, { onSuccess });
  const remove = useCall(care.removeReading, { onSuccess });
  return {
    /** Sent again under the same key it is the same reading. */
    note: async (body: NoteReadingRequest, idempotencyKey: string) => {
      const kept = await call(care.noteReading, { params: { userId }, body }, { idempotencyKey });
      await onSuccess();
      return kept;
    },
    correct: (readingId: string, body: CorrectReadingRequest) =>
      correct.mutateAsync({ params: { readingId }, body }),
    remove: (readingId: string) => remove.mutateAsync({ params: { readingId } }),
  };
}
