import { care, type MoodSet, type SaveMoodCheckRequest } from '@nestwell/contracts/care';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';
import { epdsOf, phq9, type Questionnaire } from '@nestwell/safety/questionnaires';

const SHOWN = 50;

/** Her checks, newest first. */
export const moodChecksOf = (userId: string) =>
  readOf(care.listMoodChecks, { params: { userId }, query: { limit: SHOWN } });

export const useMoodChecks = () => useQuery(moodChecksOf(useMember().id));

export function useMoodCalls() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const { queryKey } = readOf(care.listMoodChecks, { params: { userId } });
  const onSuccess = () => queryClient.invalidateQueries({ queryKey });
  const save = useCall(care.saveMoodCheck, { onSuccess });
  const remove = useCall(care.removeMoodCheck, { onSuccess });
  return {
    save: (body: SaveMoodCheckRequest) => save.mutateAsync({ params: { userId }, body }),
    remove: (checkId: string) => remove.mutateAsync({ params: { checkId } }),
  };
}

/** EPDS where the site has permission to use it, else PHQ-9; that one also while nobody can say. */
export function useMoodQuestionnaire(): Record<MoodSet, Questionnaire | null> & {
  by: MoodSet;
} {
  const { data: words } = useQuery(readOf(care.readEpds));
  return { phq9, epds: words ? epdsOf(words) : null, by: words ? 'epds' : 'phq9' };
}
