import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { countsOf, isShort } from '@nestwell/domain/labour';
import { useRegion } from '@nestwell/remote-kit';
import { movementCounts } from '@nestwell/safety/signs';
import { useBabyLog } from '../../lib/baby-log/baby-log.queries';

const DAYS_BACK = 6;

/** When her baby moved in the last seven days of hers. */
export function useMovements(userId: string) {
  const today = deviceDate(new Date());
  const log = useBabyLog(userId, {
    startDate: deviceMoment(addDays(today, -DAYS_BACK)).toISOString(),
    endDate: endOfDeviceDay(today).toISOString(),
  });
  return { log, movements: (log.data ?? []).filter(({ kind }) => kind === 'movement') };
}

/** What her country counts to in two hours, and who says so; null where there is no number. */
export function useCountRule() {
  const { region } = useRegion();
  const rule = region && movementCounts[region.country];
  return { rule, region, target: rule?.inTwoHours ?? null };
}

/** Whether two hours of the last count have passed without the number of her country. */
export function useIsShort(movements: readonly BabyNoteAnswer[], now: Date): boolean {
  const { target } = useCountRule();
  const [latest] = target === null ? [] : countsOf(movements, target);
  return latest !== undefined && target !== null && isShort(latest, target, now);
}
