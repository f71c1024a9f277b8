import { care, usualCareSettings, type CareSettings } from '@nestwell/contracts/care';
import { readOf, useCall, useQuery, useQueryClient } from '@nestwell/remote-kit';

const settingsOf = (userId: string) => readOf(care.readCareSettings, { params: { userId } });

/** What she said, the usual until it is there. */
export const useCareSettings = (userId: string): CareSettings =>
  useQuery(settingsOf(userId)).data ?? usualCareSettings;

export function useSaveCareSettings(userId: string) {
  const queryClient = useQueryClient();
  return useCall(care.saveCareSettings, {
    onSuccess: (saved) => queryClient.setQueryData(settingsOf(userId).queryKey, saved),
  });
}
