import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment } from '@nestwell/domain/device-time';
import { useEffect, useState } from 'react';

/** Her local date, which moves on at midnight while the screen stays open, and when she comes back to it. */
export function useToday(): LocalDate {
  const [today, setToday] = useState(() => deviceDate(new Date()));
  useEffect(() => {
    const look = () => setToday(deviceDate(new Date()));
    const timer = setTimeout(look, untilMidnight(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
}

function untilMidnight(now: Date): number {
  const midnight = deviceMoment(addDays(deviceDate(now), 1));
  return midnight.getTime() - now.getTime() + 50;
}
