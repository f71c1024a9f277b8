import { calendar } from '@nestwell/contracts/calendar';
import { readOf, useCall, useQuery, useQueryClient } from '@nestwell/remote-kit';
import { useRefreshReminders } from '../reminders.queries';

const countOf = (userId: string) => readOf(calendar.countBabyReminders, { params: { userId } });

/** How many of them are still to come, in sight and put away. */
export const useBabyReminders = (userId: string) => useQuery(countOf(userId));

export function usePutAway(userId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshReminders();
  return useCall(calendar.putBabyRemindersAway, {
    onSuccess: async (counted) => {
      queryClient.setQueryData(countOf(userId).queryKey, counted);
      await refresh();
    },
  });
}
