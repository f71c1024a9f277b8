import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { readOf, useMember, useQuery } from '@nestwell/remote-kit';
import type { Stretch } from '../../../lib/trends/spans';

/** What she tracked on the days of a stretch, and how long she moved. */
export function useTrackedDays({ from, to }: Stretch) {
  const { id: userId } = useMember();
  return useQuery(
    readOf(fitness.listTrends, { params: { userId }, query: { startDate: from, endDate: to } }),
  );
}

/** What the days of a stretch add up to in her diary. */
export function useEatenDays({ from, to }: Stretch) {
  const { id: userId } = useMember();
  return useQuery(
    readOf(nutrition.listDiaryDays, { params: { userId }, query: { startDate: from, endDate: to } }),
  );
}
