import { useEffect, useState } from 'react';
import { localDateOf, type LocalDate } from './local-date';

/** Her local date, which moves on at midnight while the screen stays open, and when she comes back to it. */
export function useToday(): LocalDate {
  const [today, setToday] = useState(() => localDateOf(new Date()));
  useEffect(() => {
    const look = () => setToday(localDateOf(new Date()));
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
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime() + 50;
}
