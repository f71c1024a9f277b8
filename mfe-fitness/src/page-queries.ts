import { fitness } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { readOf } from '@nestwell/remote-kit';
import { forMember, type PageQueries } from '@nestwell/remote-kit/declaration/page-queries';
import { recentWorkoutsOf } from './features/exercises/exercises.queries';
import { weekOfMealsOf } from './features/progress/progress.queries';
import { checkInsOf as checkInsOfRange, historyOf } from './features/tracking-history/history.queries';
import { historyRange } from './features/tracking-history/lib/history-range';
import { checkInsOf } from './features/wellness/wellness.queries';
import { recentReadOf, todayReadOf } from './lib/tracking.queries';

const weeklyStatsOf = (userId: string) => readOf(fitness.weeklyStats, { params: { userId } });

function trackingHistoryOf(userId: string) {
  const range = historyRange(0, deviceDate(new Date()));
  return [historyOf(userId, range), checkInsOfRange(userId, range)];
}

/** What the pages of this module read as they open. */
export const pageQueries: PageQueries = {
  '/': forMember(({ id }) => [todayReadOf(id)]),
  '/fitness': forMember(({ id: userId }) => [
    readOf(fitness.listExercises),
    recentWorkoutsOf(userId),
    weeklyStatsOf(userId),
    readOf(fitness.readClearance, { params: { userId } }),
  ]),
  '/progress': forMember(({ id }, { search }) =>
    search.has('tab') ? [] : [todayReadOf(id), recentReadOf(id), weeklyStatsOf(id), weekOfMealsOf(id)],
  ),
  '/wellness': forMember(({ id }, { search }) =>
    search.has('tab') ? [] : [checkInsOf(id), recentReadOf(id)],
  ),
  '/tracking-history': forMember(({ id }) => trackingHistoryOf(id)),
};
