import { nearDay, relativeDay } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import type { ShortCount } from '@nestwell/domain/labour';

/** Why she is to call now; of a count left on another day, that it says nothing, and when to call all the same. */
export function ShortWords({ count: { from }, isResult, now }: ShortCount & { now: Date }) {
  const [day, today] = [deviceDate(from), deviceDate(now)];
  if (isResult)
    return (
      <p role="alert">
        Two hours have passed since this count began
        {day === today ? ', at' : ', yesterday at'} {deviceClock(from)}.
      </p>
    );
  const words = nearDay(day, today) ? 'Yesterday’s count' : `The count of ${relativeDay(day, today)}`;
  return <p>{words} was not finished. If your baby still moves less than usual, call your care team now.</p>;
}
