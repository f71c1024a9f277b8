import { babyCare } from '@nestwell/contracts/care';
import { readOf, useCall, useQuery, useQueryClient } from '@nestwell/remote-kit';

interface Range {
  startDate: string;
  endDate: string;
}

export const logOf = (userId: string, query?: Range) =>
  readOf(babyCare.listBabyLog, { params: { userId }, query });

/** Two days and what runs, or a range of other days. */
export const useBabyLog = (userId: string, range?: Range) => useQuery(logOf(userId, range));

/** Everything she does to what is noted; each is shown at once, and waits where there is no network. */
export function useBabyLogCalls(userId: string) {
  const queryClient = useQueryClient();
  const options = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: logOf(userId).queryKey }),
  };
  return {
    start: useCall(babyCare.startBabyTimer, options),
    step: useCall(babyCare.stepBabyTimer, options),
    end: useCall(babyCare.endBabyTimer, options),
    log: useCall(babyCare.logBabyNote, options),
    change: useCall(babyCare.changeBabyNote, options),
    remove: useCall(babyCare.deleteBabyNote, options),
  };
}
