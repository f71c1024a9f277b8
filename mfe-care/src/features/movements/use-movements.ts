import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { useBabyLog } from '../../lib/baby-log/baby-log.queries';

const DAYS_BACK = 6;

/** When her baby moved in the last seven days of hers. */
export function useMovements(userId: string) {
  const today = deviceDate(new Date());
  const log = useBabyLog(userId, {
    startDate: deviceMoment(addDays(today, -DAYS_BACK)).toISOString(),
    endDate: endOfDeviceDay(today).toISOString(),
  });
  const moments = (log.data ?? [])
    .filter(({ kind }) => kind === 'movement')
    .map(({ startedAt }) => new Date(startedAt));
  return { log, moments };
}
