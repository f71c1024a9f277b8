import { calendar } from '@nestwell/contracts/calendar';
import { readOf, useCall, useQuery, useQueryClient } from '@nestwell/remote-kit';
import { useRefreshReminders } from '../reminders.queries';

export const babyRemindersOf = (userId: string) =>
  readOf(calendar.countBabyReminders, { params: { userId } });

/** How many of them are still to come, in sight and put away. */
export const useBabyReminders = (userId: string) => useQuery(babyRemindersOf(userId));

export function usePutAway(userId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshReminders();
  return useCall(calendar.putBabyRemindersAway, {
    onSuccess: async (counted) => {
      queryClient.setQueryData(babyRemindersOf(userId).queryKey, counted);
      await refresh();
    },
  });
}
