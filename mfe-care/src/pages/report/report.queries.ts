import { calendar, listLimits } from '@nestwell/contracts/calendar';
import { care } from '@nestwell/contracts/care';
import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { largestPage } from '@nestwell/domain/limits';
import { readOf, useLacksPlan, useMember, useQuery, useDeviceDate } from '@nestwell/remote-kit';
import { isCarrying, isExpecting, isKeptFrom, isQuiet } from '../../lib/whom-for';
import { MOST_DAYS, type Range } from './range';

/** What the page is made of: each read is of these days, and of one page at most. */
export function useReads({ from, to }: Range, withMind: boolean) {
  const her = useMember();
  const params = { userId: her.id };
  const days = { startDate: from, endDate: to };
  const moments = {
    startDate: deviceMoment(from).toISOString(),
    endDate: endOfDeviceDay(to).toISOString(),
  };
  const limit = largestPage;
  const lacksPlan = useLacksPlan();
  const hasNotes = !isQuiet(her) || isCarrying(her);
  return {
    questions: useQuery(readOf(care.listQuestions, { params })),
    readings: useQuery(readOf(care.listReadings, { params, query: { ...days, limit } })),
    log: useQuery({
      ...readOf(care.listBabyLog, { params, query: { ...moments, limit } }),
      enabled: hasNotes,
    }),
    medicines: useQuery(readOf(care.listMedicines, { params })),
    doses: useQuery(readOf(care.listDoses, { params, query: days })),
    recovery: useQuery({
      ...readOf(care.listRecovery, { params, query: { ...days, limit } }),
      enabled: !isExpecting(her),
    }),
    // Both are answered with a plan only.
    trends: useQuery({ ...readOf(fitness.listTrends, { params, query: days }), enabled: !lacksPlan }),
    diary: useQuery({ ...readOf(nutrition.listDiaryDays, { params, query: days }), enabled: !lacksPlan }),
    checks: useQuery({
      ...readOf(care.listMoodChecks, { params, query: {} }),
      enabled: withMind,
    }),
  };
}

/** Appointments that are over, as far back as a page reaches. */
export function lastVisitsOf(userId: string, today: LocalDate) {
  const query = {
    startDate: deviceMoment(addDays(today, 1 - MOST_DAYS)).toISOString(),
    endDate: endOfDeviceDay(addDays(today, -1)).toISOString(),
    limit: listLimits.max,
  };
  return readOf(calendar.listVisits, { params: { userId }, query });
}

/** The last day of an appointment that is over, as far back as a page reaches; none where it is not known. */
export function useLastVisit(): LocalDate | undefined {
  const her = useMember();
  const today = useDeviceDate();
  const { data = [] } = useQuery(lastVisitsOf(her.id, today));
  const last = data.findLast(
    (reminder) => deviceDate(new Date(reminder.dueDateTime)) < today && !isKeptFrom(her, reminder),
  );
  return last && deviceDate(new Date(last.dueDateTime));
}
