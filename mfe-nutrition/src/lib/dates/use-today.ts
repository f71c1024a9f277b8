import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment } from '@nestwell/domain/device-time';
import { useDocumentEvent, useTimer } from '@nestwell/remote-kit';
import { useEffect, useState } from 'react';

/** Her local date, which moves on at midnight while the screen stays open, and when she comes back to it. */
export function useToday(): LocalDate {
  const [today, setToday] = useState(() => deviceDate(new Date()));
  const timer = useTimer();
  const look = () => setToday(deviceDate(new Date()));
  useEffect(
    () => timer.start(untilMidnight(new Date()), () => setToday(deviceDate(new Date()))),
    [today, timer],
  );
  useDocumentEvent('visibilitychange', look);
  return today;
}

function untilMidnight(now: Date): number {
  const midnight = deviceMoment(addDays(deviceDate(now), 1));
  return midnight.getTime() - now.getTime() + 50;
}
