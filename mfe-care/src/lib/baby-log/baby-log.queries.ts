import { care } from '@nestwell/contracts/care';
import { readOf, useCall, useQuery, useQueryClient } from '@nestwell/remote-kit';

interface Range {
  startDate: string;
  endDate: string;
}

const logOf = (userId: string, query?: Range) => readOf(care.listBabyLog, { params: { userId }, query });

/** Two days and what runs, or a range of other days. */
export const useBabyLog = (userId: string, range?: Range) => useQuery(logOf(userId, range));

/** Everything she does to what is noted; each is shown at once, and waits where there is no network. */
export function useBabyLogCalls(userId: string) {
  const queryClient = useQueryClient();
  const options = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: logOf(userId).queryKey }),
  };
  return {
    start: useCall(care.startBabyTimer, options),
    step: useCall(care.stepBabyTimer, options),
    end: useCall(care.endBabyTimer, options),
    log: useCall(care.logBabyNote, options),
    change: useCall(care.changeBabyNote, options),
    remove: useCall(care.deleteBabyNote, options),
  };
}
